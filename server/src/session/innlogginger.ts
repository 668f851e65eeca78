import { type Enhet, enheter } from '@portal/contract/innlogginger.ts';
import type { LoginContext } from '@portal/contract/auth.ts';
import { z } from 'zod';

import { PortalError } from '../core/errors.ts';
import { type SessionLimits, toLiveSince } from '../persistence/live-session.ts';
import type { InnloggingRepository, OwnSessionsQuery } from '../persistence/innlogging-repository.ts';
import { loginContextSchema } from './identity.ts';
import type { Session } from './session.ts';
import { CLOCK_TOLERANCE_MS } from './clock-tolerance.ts';

/**
 * How old the identification of a login may be to end other sessions (OWASP ASVS 5.0, 7.5.2) or to take all data along:
 * somebody who finds an unlocked computer must not be able to do either.
 */
export const FRESH_LOGIN_SECONDS = 300;
/** More than anybody has; limits the size of the page. */
const MOST_SHOWN = 100;

/** What a browser said it was; undefined where it did not, or said something else. */
export const enhetSchema = z.enum(enheter).optional().catch(undefined);

/** A live session, as shown in its customer's list. */
interface OwnSession {
  publicId: string;
  isOwn: boolean;
  /** Shortname. */
  distributor: string;
  device: Enhet | undefined;
  loginContext: LoginContext;
  startedAt: Date;
  lastUsedAt: Date;
  /** Before {@link startedAt} where the provider did not ask anew. */
  identifiedAt: Date;
}

export type Innlogginger = ReturnType<typeof createInnlogginger>;

/** Lists one customer's sessions, and ends them from another of theirs. */
export function createInnlogginger({
  repository,
  now,
  ...limits
}: SessionLimits & { repository: InnloggingRepository; now: () => Date }) {
  const toQuery = ({ publicId }: Pick<Session, 'publicId'>): OwnSessionsQuery => ({
    publicId,
    ...toLiveSince(limits, now()),
  });

  /** @throws {PortalError} IKKE_INNLOGGET when the session has ended since the request began */
  async function list(asker: Pick<Session, 'publicId'>): Promise<{ own: OwnSession; others: OwnSession[] }> {
    const rows = await repository.list({ ...toQuery(asker), limit: MOST_SHOWN });
    const sessions = rows.map((row): OwnSession => ({
      publicId: row.public_id,
      isOwn: row.public_id === asker.publicId,
      distributor: row.distributor,
      device: enhetSchema.parse(row.device ?? undefined),
      loginContext: loginContextSchema.parse(row.login_context),
      startedAt: row.created_at,
      lastUsedAt: row.last_active_at,
      identifiedAt: row.identified_at ?? row.created_at,
    }));
    const own = sessions.find(({ isOwn }) => isOwn);
    if (own === undefined) throw new PortalError('IKKE_INNLOGGET');
    return { own, others: sessions.filter(({ isOwn }) => !isOwn) };
  }

  /** One from the future was written before a clock was set back: nobody knows how old it is. */
  const isFresh = ({ identifiedAt }: OwnSession): boolean => {
    const age = now().getTime() - identifiedAt.getTime();
    return age >= -CLOCK_TOLERANCE_MS && age < FRESH_LOGIN_SECONDS * 1000;
  };

  /** @throws {PortalError} IKKE_TILLATT when the login is too old, IKKE_INNLOGGET */
  async function requireFresh(asker: Pick<Session, 'publicId'>): Promise<void> {
    if (!isFresh((await list(asker)).own)) throw new PortalError('IKKE_TILLATT');
  }

  return {
    requireFresh,

    /** @throws {PortalError} IKKE_INNLOGGET */
    async list(asker: Pick<Session, 'publicId'>): Promise<{ sessions: OwnSession[]; mayEnd: boolean }> {
      const { own, others } = await list(asker);
      return { sessions: [own, ...others], mayEnd: isFresh(own) };
    },

    /** @throws {PortalError} FINNES_IKKE for an unknown id or another customer's; IKKE_TILLATT, IKKE_INNLOGGET */
    async end(asker: Pick<Session, 'publicId'>, publicId: string): Promise<void> {
      await requireFresh(asker);
      const ended = await repository.end({ ...toQuery(asker), endedPublicId: publicId });
      if (ended > 0) return;
      // Where this one has ended itself, nothing is known of the other.
      await list(asker);
      throw new PortalError('FINNES_IKKE');
    },

    /** @throws {PortalError} IKKE_TILLATT, IKKE_INNLOGGET */
    async endOthers(asker: Pick<Session, 'publicId'>): Promise<void> {
      await requireFresh(asker);
      if (!(await repository.endOthers(toQuery(asker)))) throw new PortalError('IKKE_INNLOGGET');
    },
  };
}
