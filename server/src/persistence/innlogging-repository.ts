import type { Database } from './database.ts';

/** Whose sessions: those of the customer who has this one, and which count as live. */
export interface OwnSessionsQuery {
  /** Public id of the session that asks. */
  publicId: string;
  activeAfter: Date;
  createdAfter: Date;
}

export type InnloggingRepository = ReturnType<typeof createInnloggingRepository>;

/**
 * One customer's sessions, at whichever distributor. Whose they are, each statement itself finds out: by the provider's
 * name for the customer (`subject`) in the row of the session that asks. An id of somebody else's matches nothing.
 */
export function createInnloggingRepository(database: Database) {
  /** The provider's name for the customer of a session that is live. */
  const subjectOf = ({ publicId, activeAfter, createdAfter }: OwnSessionsQuery) =>
    database
      .selectFrom('session as own')
      .select('own.subject')
      .where('own.public_id', '=', publicId)
      .where('own.last_active_at', '>', activeAfter)
      .where('own.created_at', '>', createdAfter);

  return {
    /** The live ones, last used first; none when the one that asks has ended. */
    async list(query: OwnSessionsQuery & { limit: number }) {
      return database
        .selectFrom('session')
        .select(['public_id', 'distributor', 'login_context', 'device', 'created_at', 'last_active_at'])
        .where('subject', '=', subjectOf(query))
        .where('last_active_at', '>', query.activeAfter)
        .where('created_at', '>', query.createdAfter)
        .orderBy('last_active_at', 'desc')
        .limit(query.limit)
        .execute();
    },

    /** Answers how many it was: 0 or 1. */
    async end(query: OwnSessionsQuery & { endedPublicId: string }): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('session')
        .where('public_id', '=', query.endedPublicId)
        .where('subject', '=', subjectOf(query))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** All but the one that asks. */
    async endOthers(query: OwnSessionsQuery): Promise<void> {
      await database
        .deleteFrom('session')
        .where('public_id', '<>', query.publicId)
        .where('subject', '=', subjectOf(query))
        .execute();
    },
  };
}
