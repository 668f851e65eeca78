import { z } from 'zod';

import { createNaming } from '../keys/naming.ts';
import type { KeptFormRepository } from '../persistence/kept-form-repository.ts';
import { hashSecret, isSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';

/** How long what was typed waits for a login, in seconds. */
export const KEPT_FORM_SECONDS = 900;
const DELETE_BATCH = 1000;
/** Of one field. What is longer is nothing that a customer typed into a form of ours. */
const MAX_FIELD_LENGTH = 1000;

const keptFormSchema = z.object({
  owner: z.string(),
  skjema: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** What was typed into a form that came when its session had ended. */
export interface KeptForm {
  skjema: string;
  fields: Record<string, string>;
}

export type KeptFormStore = ReturnType<typeof createKeptFormStore>;

/**
 * Forms that came too late, for after the login that follows. Each is sealed by the secret of the browser that sent it,
 * and given back once, to the customer whose page it was sent from.
 *
 * @param key 32 bytes as base64
 */
export function createKeptFormStore({
  repository,
  key,
  now,
}: {
  repository: KeptFormRepository;
  key: string;
  now: () => Date;
}) {
  const getOldest = () => new Date(now().getTime() - KEPT_FORM_SECONDS * 1000);
  const nameOwner = createNaming(key, 'form-owner');
  /**
   * Whose page a form is on, as the page itself says it: when the form comes, the session that knew is gone. It names
   * nobody without the key, and nobody can make another's.
   */
  const toOwner = (fodselsnummer: string): string => nameOwner(fodselsnummer).toString('base64url');

  return {
    toOwner,

    /** Answers whether it was: a form without an owner, with nothing typed or with too much, is not. */
    async keep(
      browserSecret: string,
      distributor: string,
      owner: string | undefined,
      { skjema, fields }: KeptForm,
    ): Promise<boolean> {
      const typed = Object.values(fields);
      if (!isSecret(owner) || typed.every((value) => value.trim() === '')) return false;
      if (typed.some((value) => value.length > MAX_FIELD_LENGTH)) return false;
      await repository.put({
        browser_hash: hashSecret(browserSecret),
        sealed: sealBySecret(browserSecret, 'form', { owner, skjema, fields }),
        distributor,
        created_at: now(),
      });
      return true;
    },

    /** Undefined where there is none, or it is too old or another customer's; gone in any case. */
    async take(
      browserSecret: string,
      distributor: string,
      fodselsnummer: string,
    ): Promise<KeptForm | undefined> {
      const row = await repository.take({
        browserHash: hashSecret(browserSecret),
        distributor,
        createdAfter: getOldest(),
      });
      if (row === undefined) return undefined;
      const { owner, skjema, fields } = keptFormSchema.parse(
        unsealBySecret(browserSecret, 'form', row.sealed),
      );
      return owner === toOwner(fodselsnummer) ? { skjema, fields } : undefined;
    },

    /** Deletes one batch of expired rows; answers whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      return (
        (await repository.deleteExpired({ createdBefore: getOldest(), limit: DELETE_BATCH })) === DELETE_BATCH
      );
    },
  };
}
