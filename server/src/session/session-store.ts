import { randomUUID } from 'node:crypto';

import { loginContexts } from '@portal/contract/auth.ts';
import type { Enhet } from '@portal/contract/innlogginger.ts';
import { z } from 'zod';

import type { FastifyBaseLogger } from 'fastify';
import { PortalError } from '../core/errors.ts';
import { type SessionLimits, toLiveSince } from '../persistence/live-session.ts';
import type { SessionRepository, SessionRow } from '../persistence/session-repository.ts';
import type { Identity } from './identity.ts';
import { createLastUsed } from './last-used.ts';
import { createSecret, deriveFormToken, hashSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';
import type { Customer, Session } from './session.ts';

const sealedCustomerSchema = z.object({ fodselsnummer: z.string(), navn: z.string().optional() });
const contextSchema = z.enum(loginContexts).catch('ÅPEN');

/**
 * A page and its calls arrive together: only the first updates the row. Under a second, so {@link Session.expiresIn} in
 * whole seconds is not affected.
 */
const TOUCH_INTERVAL_MS = 500;
/** Tolerated clock skew between processes. A later time was written before a clock was set back. */
const CLOCK_TOLERANCE_MS = 30_000;
const DELETE_BATCH = 1000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates, finds and ends sessions. Only the cookie's value gives access to one. */
export function createSessionStore(
  options: SessionLimits & {
    repository: SessionRepository;
    now: () => Date;
    logger: Pick<FastifyBaseLogger, 'warn'>;
  },
) {
  const { repository, now, idleSeconds, maxSeconds } = options;
  const touch = createLastUsed(repository, options.logger);
  const getLatest = (at: Date) => new Date(at.getTime() + CLOCK_TOLERANCE_MS);

  return {
    /** Returns the cookie's value, which is not stored anywhere. */
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
     * The live session of this cookie at this distributor. A lookup counts as activity.
     *
     * @param named public id of the session that the page was made for, if it says
     * @throws {PortalError} ANNEN_INNLOGGING when the cookie belongs to another session, which is then left unchanged
     */
    async find(secret: string, distributor: string, named?: string): Promise<Session | undefined> {
      const at = now();
      const query = { idHash: hashSecret(secret), distributor, ...toLiveSince(options, at) };
      let row = await repository.findLive(query);
      if (row !== undefined && named !== undefined && named !== row.public_id)
        throw new PortalError('ANNEN_INNLOGGING');
      const sinceActive = row === undefined ? 0 : at.getTime() - row.last_active_at.getTime();
      if (row !== undefined && (sinceActive >= TOUCH_INTERVAL_MS || sinceActive < -CLOCK_TOLERANCE_MS)) {
        row = await touch({ ...query, at, latest: getLatest(at) }, row);
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
        // Computed on demand: most requests do not need it.
        get formToken() {
          return deriveFormToken(secret);
        },
      };
    },

    async end(secret: string): Promise<void> {
      await repository.delete(hashSecret(secret));
    },

    /** Deletes one batch of expired rows; returns whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      const at = now();
      await repository.bringBack({ at, latest: getLatest(at) });
      const query = { ...toLiveSince(options, at), limit: DELETE_BATCH };
      return (await repository.deleteExpired(query)) === DELETE_BATCH;
    },
  };
}

/** A row that cannot be decrypted belongs to nobody: somebody else has changed it. */
function openCustomer(secret: string, row: SessionRow): Customer | undefined {
  try {
    const { fodselsnummer, navn } = sealedCustomerSchema.parse(unsealBySecret(secret, 'session', row.sealed));
    return navn === undefined ? { fodselsnummer } : { fodselsnummer, navn };
  } catch {
    return undefined;
  }
}
