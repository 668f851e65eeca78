import { z } from 'zod';

import { PortalError } from '../core/errors.ts';
import type { JumpTokenRepository } from '../persistence/jump-token-repository.ts';
import { createSecret, hashSecret, isSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';
import { toLatest } from './clock-tolerance.ts';
import type { Session } from './session.ts';

/** Lifetime of a jump token in seconds: enough for a redirect on a slow line. */
const JUMP_TOKEN_SECONDS = 60;

const sealedSchema = z.object({ fodselsnummer: z.string() });

export type JumpTokenStore = ReturnType<typeof createJumpTokenStore>;

/** One-time tokens that tell the claims system who the customer is. Each row is encrypted with a key from its own token. */
export function createJumpTokenStore({
  repository,
  now,
}: {
  repository: JumpTokenRepository;
  now: () => Date;
}) {
  const getOldest = () => new Date(now().getTime() - JUMP_TOKEN_SECONDS * 1000);

  return {
    /** @throws {PortalError} IKKE_INNLOGGET when the session has ended since it was found */
    async create({ publicId, customer }: Pick<Session, 'publicId' | 'customer'>): Promise<string> {
      const token = createSecret();
      const isKept = await repository.insert({
        token_hash: hashSecret(token),
        session_public_id: publicId,
        sealed: sealBySecret(token, 'jump', { fodselsnummer: customer.fodselsnummer }),
        created_at: now(),
      });
      if (!isKept) throw new PortalError('IKKE_INNLOGGET');
      return token;
    },

    /** Who jumps; undefined for an unknown, used or expired token. Only the first call succeeds. */
    async redeem(token: string): Promise<{ fodselsnummer: string } | undefined> {
      if (!isSecret(token)) return undefined;
      const row = await repository.take({ token_hash: hashSecret(token) }, getOldest());
      return row && sealedSchema.parse(unsealBySecret(token, 'jump', row.sealed));
    },

    /** Deletes one batch of expired rows, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      const at = now();
      return repository.deleteExpired({ at, latest: toLatest(at), createdBefore: getOldest() });
    },
  };
}
