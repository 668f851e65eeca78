import type { Database } from './database.ts';
import { isLive, type LiveSince } from './live-session.ts';

/** The customer, by one of their sessions, and the limits for live sessions. */
export interface OwnSessionsQuery extends LiveSince {
  /** Public id of the session that makes the request. */
  publicId: string;
}

export type InnloggingRepository = ReturnType<typeof createInnloggingRepository>;

/**
 * One customer's sessions, at all distributors. Each statement itself finds the customer by `subject` in the row of the
 * requesting session, so another customer's id matches nothing.
 */
export function createInnloggingRepository(database: Database) {
  /** The `subject` of a live session. */
  const subjectOf = (query: OwnSessionsQuery) =>
    database
      .selectFrom('session')
      .select('subject')
      .where('public_id', '=', query.publicId)
      .where(isLive(query));

  return {
    /** Live sessions: the requesting one, then those used last; empty when it has ended. */
    async list(query: OwnSessionsQuery & { limit: number }) {
      return database
        .selectFrom('session')
        .select([
          'public_id',
          'distributor',
          'login_context',
          'device',
          'identified_at',
          'created_at',
          'last_active_at',
        ])
        .where('subject', '=', subjectOf(query))
        .where(isLive(query))
        .orderBy((row) => row('public_id', '=', query.publicId), 'desc')
        .orderBy('last_active_at', 'desc')
        .limit(query.limit)
        .execute();
    },

    /** Returns the number of ended sessions: 0 or 1. */
    async end(query: OwnSessionsQuery & { endedPublicId: string }): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('session')
        .where('public_id', '=', query.endedPublicId)
        .where('subject', '=', subjectOf(query))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Ends all except the requesting session. False where that one has ended itself: then none was. */
    async endOthers(query: OwnSessionsQuery): Promise<boolean> {
      const own = await database
        .with('own', () => subjectOf(query))
        .with('ended', (statement) =>
          statement
            .deleteFrom('session')
            .where('public_id', '<>', query.publicId)
            .where('subject', '=', (row) => row.selectFrom('own').select('subject')),
        )
        .selectFrom('own')
        .select('subject')
        .executeTakeFirst();
      return own !== undefined;
    },
  };
}
