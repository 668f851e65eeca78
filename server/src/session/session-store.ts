import { randomUUID } from 'node:crypto';

import type { Enhet } from '@portal/contract/innlogginger.ts';
import { PAGE_STREAM_LIMIT_MS } from '@portal/contract/page.ts';
import type { AntallAvtaler } from '@portal/contract/rules/count-avtaler.ts';
import type { AntallTilbud } from '@portal/contract/rules/count-tilbud.ts';
import { systemSources } from '@portal/contract/system-sources.ts';
import { alleSprak } from '@portal/contract/sprak.ts';
import { z } from 'zod';

import type { FastifyBaseLogger } from 'fastify';
import { PortalError } from '../core/errors.ts';
import { type SessionLimits, toLiveSince } from '../persistence/live-session.ts';
import type { LiveSessionQuery, SessionRow } from '../persistence/find-live-session.ts';
import type { SessionRepository, TilbudNote } from '../persistence/session-repository.ts';
import { CLOCK_TOLERANCE_MS, toLatest } from './clock-tolerance.ts';
import { type Identity, loginContextSchema } from './identity.ts';
import { createLastUsed } from './last-used.ts';
import { createSecret, deriveFormToken, hashSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';
import type { Customer, Session } from './session.ts';

const sealedCustomerSchema = z.object({
  fodselsnummer: z.string(),
  navn: z.string().optional(),
  sprak: z.enum(alleSprak).optional(),
});

/**
 * The last use by reads is written at most every 30 s, so the stored time may be 30 s early; expiry uses the stored time.
 * A write, or more to note, is written at once.
 */
const WRITE_INTERVAL_MS = 30_000;
/** The share of a short idle limit that takes the place of those 30 s. */
const WRITE_INTERVAL_SHARE = 1 / 30;
/** No request takes longer: a page is given up before, and then sent. */
const LONGEST_ANSWER_MS = 1.5 * PAGE_STREAM_LIMIT_MS;
/** How old offers may be that a page shows, and so their number. */
const TILBUD_AGE_MS = 30_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** What a request has to do with its session's row. */
interface Visit {
  query: LiveSessionQuery;
  /** The use that is written: a read's when it began, a write's when it ended. */
  at: Date;
  isWrite: boolean;
  /** Its last use is to be written. */
  isDue: boolean;
  /** The request has ended: what is noted from now on is written at once. */
  isSaved?: true;
  tilbud?: TilbudNote | undefined;
  avtaler?: AntallAvtaler | undefined;
}

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
  const writeIntervalMs = Math.min(WRITE_INTERVAL_MS, idleSeconds * 1000 * WRITE_INTERVAL_SHARE);
  const visits = new WeakMap<Session, Visit>();

  async function save(session: Session): Promise<void> {
    const visit = visits.get(session);
    if (visit === undefined) return;
    if (visit.isWrite && visit.isSaved !== true) visit.at = now();
    visit.isSaved = true;
    if (!needsWrite(visit)) return;
    const { query, at, tilbud, avtaler } = visit;
    // Each note is written once.
    visit.tilbud = undefined;
    visit.avtaler = undefined;
    visit.isDue = await touch({ ...query, at, latest: toLatest(at), tilbud, avtaler });
  }

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
        identified_at: new Date(at.getTime() - (identity.ageSeconds ?? 0) * 1000),
        created_at: at,
        last_active_at: at,
      });
      return { secret, formToken: deriveFormToken(secret) };
    },

    /**
     * The live session of this cookie at this distributor. A lookup counts as activity, which {@link save} writes.
     *
     * @param named public id of the session that the page was made for, if it says
     * @param isWrite the customer does something by hand: when it ended is recorded, however short since the last, so
     *   that no process shows what was asked before ({@link Session.usedAt})
     * @throws {PortalError} ANNEN_INNLOGGING when the cookie belongs to another session, which is then left unchanged
     */
    async find(
      secret: string,
      distributor: string,
      { named, isWrite = false }: { named?: string | undefined; isWrite?: boolean } = {},
    ): Promise<Session | undefined> {
      const at = now();
      const query = { idHash: hashSecret(secret), distributor, ...toLiveSince(options, at) };
      const row = await repository.findLive(query);
      if (row === undefined) return undefined;
      if (named !== undefined && named !== row.public_id) throw new PortalError('ANNEN_INNLOGGING');
      const customer = openCustomer(secret, row);
      if (customer === undefined) return undefined;
      const sinceActive = at.getTime() - row.last_active_at.getTime();
      const isDue = isWrite || sinceActive >= writeIntervalMs || sinceActive < -CLOCK_TOLERANCE_MS;
      const visit: Visit = { query, at, isWrite, isDue };
      // Its use is written when it has been answered; nobody may find the session expired before that.
      const isEnding = isDue && sinceActive > idleSeconds * 1000 - LONGEST_ANSWER_MS;
      if (isEnding && (await touch({ ...query, at, latest: toLatest(at) }))) {
        row.last_active_at = at;
        visit.isDue = isWrite;
      }
      const secondsLeft = (since: Date, limit: number) =>
        limit - Math.max(0, now().getTime() - since.getTime()) / 1000;
      const antallTilbud = findAntallTilbud(row, at);
      const antallAvtaler = row.avtale_counts ?? {};
      const known = { tilbud: antallTilbud, avtaler: antallAvtaler };
      const note = (noted: Pick<Visit, 'tilbud' | 'avtaler'>): void => {
        Object.assign(visit, noted);
        if (visit.isSaved) void save(session);
      };
      const session: Session = {
        askedAt: at,
        usedAt: row.last_active_at,
        publicId: row.public_id,
        customer,
        distributor: row.distributor,
        loginContext: loginContextSchema.parse(row.login_context),
        ...(row.bank_registry === null ? {} : { loginBankplassRegisterNummer: row.bank_registry }),
        getExpiresIn() {
          const lastUse = visit.isDue ? visit.at : row.last_active_at;
          return Math.ceil(
            Math.min(secondsLeft(lastUse, idleSeconds), secondsLeft(row.created_at, maxSeconds)),
          );
        },
        endsIn: Math.ceil(secondsLeft(row.created_at, maxSeconds)),
        getFormToken: () => deriveFormToken(secret),
        antallTilbud,
        noteTilbud(count, since) {
          const { tilbud } = known;
          if (count !== undefined && count.alle === tilbud?.alle && count.apne === tilbud.apne) return;
          known.tilbud = count;
          note({ tilbud: { count, at: since } });
        },
        antallAvtaler,
        noteAvtaler(counts) {
          const isKnown = systemSources.every(
            (system) => counts[system] === undefined || counts[system] === known.avtaler[system],
          );
          if (isKnown) return;
          known.avtaler = { ...known.avtaler, ...counts };
          note({ avtaler: known.avtaler });
        },
      };
      visits.set(session, visit);
      return session;
    },

    /**
     * Writes what a request leaves in its session: that it was used, and what was noted. Call once, at its end: what is
     * noted later, since the customer left before the answer, is then written by itself. Never rejects.
     *
     * If it cannot be written, `getExpiresIn` says from then on what is left without it.
     */
    save,

    async end(secret: string): Promise<void> {
      await repository.delete(hashSecret(secret));
    },

    /** Deletes one batch of expired rows, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      const at = now();
      await repository.bringBack({ at, latest: toLatest(at) });
      return repository.deleteExpired(toLiveSince(options, at));
    },
  };
}

function needsWrite({ isDue, tilbud, avtaler }: Visit): boolean {
  return isDue || tilbud !== undefined || avtaler !== undefined;
}

function findAntallTilbud(row: SessionRow, at: Date): AntallTilbud | undefined {
  const { tilbud_count: alle, open_tilbud_count: apne, tilbud_counted_at: since } = row;
  if (alle === null || apne === null || since === null) return undefined;
  return Math.abs(at.getTime() - since.getTime()) < TILBUD_AGE_MS ? { alle, apne } : undefined;
}

/** A row that cannot be decrypted belongs to nobody: somebody else has changed it. */
function openCustomer(secret: string, row: SessionRow): Customer | undefined {
  try {
    const customer = sealedCustomerSchema.parse(unsealBySecret(secret, 'session', row.sealed));
    const { fodselsnummer, navn, sprak } = customer;
    return { fodselsnummer, ...(navn !== undefined && { navn }), ...(sprak !== undefined && { sprak }) };
  } catch {
    return undefined;
  }
}
