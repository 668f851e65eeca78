import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely';

import type { Database, SessionTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

/** What a request needs of a row; what is for others than its customer stays in the table. */
const columns = [
  'public_id',
  'sealed',
  'distributor',
  'login_context',
  'bank_registry',
  'created_at',
  'last_active_at',
] as const;

export type SessionRow = Pick<Selectable<SessionTable>, (typeof columns)[number]>;

/** What makes a stored session a live one. */
export interface LiveSessionQuery {
  idHash: Buffer;
  distributor: string;
  /** Idle limit: last active later than this. */
  activeAfter: Date;
  /** Absolute limit: created later than this. */
  createdAfter: Date;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Times come from the caller's clock, never the database's. */
export function createSessionRepository(database: Database) {
  /** Every request of every customer asks this, and the text takes longer to make than to send: it is made once. */
  const { sql: findLiveSql } = database
    .selectFrom('session')
    .select(columns)
    .where('id_hash', '=', Buffer.alloc(0))
    .where('distributor', '=', '')
    .where('last_active_at', '>', new Date(0))
    .where('created_at', '>', new Date(0))
    .compile();

  return {
    async insert(row: Insertable<SessionTable>): Promise<void> {
      await database.insertInto('session').values(row).execute();
    },

    async findLive(query: LiveSessionQuery): Promise<SessionRow | undefined> {
      const { idHash, distributor, activeAfter, createdAfter } = query;
      const { rows } = await database.executeQuery<SessionRow>(
        CompiledQuery.raw(findLiveSql, [idHash, distributor, activeAfter, createdAfter]),
      );
      return rows[0];
    },

    /**
     * Undefined when the session has ended since it was found. Two processes' clocks may differ a little: activity does
     * not move backwards, unless it is later than `latest`.
     */
    async touchLive(query: LiveSessionQuery & { at: Date; latest: Date }): Promise<SessionRow | undefined> {
      const at = sql.val(query.at);
      return await database
        .updateTable('session')
        .set({
          last_active_at: sql`case when last_active_at > ${query.latest} then ${at}::timestamptz else greatest(last_active_at, ${at}) end`,
        })
        .where('id_hash', '=', query.idHash)
        .where('distributor', '=', query.distributor)
        .where('last_active_at', '>', query.activeAfter)
        .where('created_at', '>', query.createdAfter)
        .returning(columns)
        .executeTakeFirst();
    },

    async delete(idHash: Buffer): Promise<void> {
      await database.deleteFrom('session').where('id_hash', '=', idHash).execute();
    },

    /**
     * Ends what the identity provider names: one of its sessions, or everything of one subject. A login that was not told
     * which of the provider's sessions it belongs to may be of any: it ends with each of its subject's. Answers how many.
     */
    async deleteByProvider(named: { subject?: string; providerSession?: string }): Promise<number> {
      if (named.subject === undefined && named.providerSession === undefined) return 0;
      let query = database.deleteFrom('session');
      if (named.subject !== undefined) query = query.where('subject', '=', named.subject);
      const { providerSession } = named;
      if (providerSession !== undefined)
        query = query.where((row) =>
          row.or([
            row('provider_session', '=', providerSession),
            ...(named.subject === undefined ? [] : [row('provider_session', 'is', null)]),
          ]),
        );
      return Number((await query.executeTakeFirst()).numDeletedRows);
    },

    /** For what a clock that has gone back since left in the future: it counts from `at`. */
    async bringBack(query: { at: Date; latest: Date }): Promise<void> {
      for (const column of ['last_active_at', 'created_at'] as const)
        await database
          .updateTable('session')
          .set({ [column]: query.at })
          .where(column, '>', query.latest)
          .execute();
    },

    /** Deletes at most `limit` rows and answers how many it was. */
    async deleteExpired(query: { activeBefore: Date; createdBefore: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'session',
        (row) =>
          row.or([
            row('last_active_at', '<=', query.activeBefore),
            row('created_at', '<=', query.createdBefore),
          ]),
        query.limit,
      );
    },
  };
}
