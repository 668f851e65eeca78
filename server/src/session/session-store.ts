import { randomUUID } from 'node:crypto';

import { loginContexts } from '@portal/contract/auth.ts';
import type { Enhet } from '@portal/contract/innlogginger.ts';
import { z } from 'zod';

import { PortalError } from '../http/errors.ts';
import type { SessionRepository, SessionRow } from '../persistence/session-repository.ts';
import type { Identity } from './identity.ts';
import { createSecret, deriveFormToken, hashSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';
import type { Customer, Session } from './session.ts';

const sealedCustomerSchema = z.object({ fodselsnummer: z.string(), navn: z.string().optional() });
const contextSchema = z.enum(loginContexts).catch('ÅPEN');

/**
 * A page and its calls arrive together: the first writes, the others see that it has.
 * Under a second, so the whole seconds of {@link Session.expiresIn} are the same either way.
 */
const TOUCH_INTERVAL_MS = 500;
/** How far the clocks of two processes may be apart. What is later than that was written before the clock went back. */
const CLOCK_TOLERANCE_MS = 30_000;
const DELETE_BATCH = 1000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Makes, finds and ends sessions. The cookie's value is the only key to one. */
export function createSessionStore(options: {
  repository: SessionRepository;
  now: () => Date;
  idleSeconds: number;
  maxSeconds: number;
}) {
  const { repository, now, idleSeconds, maxSeconds } = options;
  const getLatest = (at: Date) => new Date(at.getTime() + CLOCK_TOLERANCE_MS);
  const getLimits = (at: Date) => ({
    activeAfter: new Date(at.getTime() - idleSeconds * 1000),
    createdAfter: new Date(at.getTime() - maxSeconds * 1000),
  });

  return {
    /** Answers the cookie's value; it is stored nowhere. */
    async create(
      identity: Identity,
      distributor: string,
      device?: Enhet,
    ): Promise<{ secret: string; formToken: string }> {
      const secret = createSecret();
      const at = now();
      await repository.insert({
        id_hash: hashSecret(secret),
        public_id: randomUUID(),
        subject: identity.subject,
        provider_session: identity.providerSession ?? null,
        sealed: sealBySecret(secret, 'session', identity.customer),
        distributor,
        login_context: identity.loginContext,
        bank_registry: identity.loginBankplassRegisterNummer ?? null,
        device: device ?? null,
        created_at: at,
        last_active_at: at,
      });
      return { secret, formToken: deriveFormToken(secret) };
    },

    /**
     * The live session of this cookie at this distributor. To be found counts as activity.
     *
     * @param named public id of the session that the asking page was made for, where it says
     * @throws {PortalError} ANNEN_INNLOGGING when the cookie is another session's, which is then left as it was
     */
    async find(secret: string, distributor: string, named?: string): Promise<Session | undefined> {
      const at = now();
      const query = { idHash: hashSecret(secret), distributor, ...getLimits(at) };
      let row = await repository.findLive(query);
      if (row !== undefined && named !== undefined && named !== row.public_id)
        throw new PortalError('ANNEN_INNLOGGING');
      const sinceActive = row === undefined ? 0 : at.getTime() - row.last_active_at.getTime();
      if (sinceActive >= TOUCH_INTERVAL_MS || sinceActive < -CLOCK_TOLERANCE_MS) {
        row = await repository.touchLive({ ...query, at, latest: getLatest(at) });
      }
      if (row === undefined) return undefined;
      const customer = openCustomer(secret, row);
      if (customer === undefined) return undefined;
      const secondsLeft = (since: Date, limit: number) =>
        limit - Math.max(0, at.getTime() - since.getTime()) / 1000;
      return {
        publicId: row.public_id,
        customer,
        distributor: row.distributor,
        loginContext: contextSchema.parse(row.login_context),
        ...(row.bank_registry === null ? {} : { loginBankplassRegisterNummer: row.bank_registry }),
        expiresIn: Math.ceil(
          Math.min(secondsLeft(row.last_active_at, idleSeconds), secondsLeft(row.created_at, maxSeconds)),
        ),
        endsIn: Math.ceil(secondsLeft(row.created_at, maxSeconds)),
        // Most requests need none.
        get formToken() {
          return deriveFormToken(secret);
        },
      };
    },

    async end(secret: string): Promise<void> {
      await repository.delete(hashSecret(secret));
    },

    /** Deletes one batch of expired rows; answers whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      const at = now();
      await repository.bringBack({ at, latest: getLatest(at) });
      const { activeAfter, createdAfter } = getLimits(at);
      const query = { activeBefore: activeAfter, createdBefore: createdAfter, limit: DELETE_BATCH };
      return (await repository.deleteExpired(query)) === DELETE_BATCH;
    },
  };
}

/** A row that cannot be opened is nobody's: it was changed by other hands than ours. */
function openCustomer(secret: string, row: SessionRow): Customer | undefined {
  try {
    const { fodselsnummer, navn } = sealedCustomerSchema.parse(unsealBySecret(secret, 'session', row.sealed));
    return navn === undefined ? { fodselsnummer } : { fodselsnummer, navn };
  } catch {
    return undefined;
  }
}
