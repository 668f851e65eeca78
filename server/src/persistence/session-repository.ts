import { type Insertable, sql } from 'kysely';

import type { AntallAvtaler } from '@portal/contract/rules/count-avtaler.ts';
import type { AntallTilbud } from '@portal/contract/rules/count-tilbud.ts';

import { bringBack, type BringBackQuery } from './bring-back.ts';
import type { Database, SessionTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';
import { createFindLiveSession, type LiveSessionQuery } from './find-live-session.ts';
import { isLive, type LiveSince } from './live-session.ts';

/** When a session was last used, and what its request learnt of offers and agreements. */
export interface TouchQuery extends LiveSessionQuery {
  at: Date;
  /** A stored time after this one was written by a clock that has been set back since. */
  latest: Date;
  tilbud?: TilbudNote | undefined;
  /** How many agreements there are in each system. */
  avtaler?: AntallAvtaler | undefined;
}

/** A reading of the offers that began at `at`, or a removal that ended then and left their number unknown. */
export interface TilbudNote {
  count: AntallTilbud | undefined;
  at: Date;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Times come from the caller's clock, never the database's. */
export function createSessionRepository(database: Database) {
  return {
    async insert(row: Insertable<SessionTable>): Promise<void> {
      await database.insertInto('session').values(row).execute();
    },

    findLive: createFindLiveSession(database),

    /**
     * Clocks of two processes may differ a little: the time of last use never moves backwards, and a reading of the
     * offers that began before a removal ended is not noted; unless the stored time is later than `latest`. The write
     * need not survive a crash, so it waits for no disk and no standby.
     */
    async touchLive(query: TouchQuery): Promise<void> {
      const at = sql.val(query.at);
      const { tilbud, avtaler } = query;
      const unlessNewer = (
        column: 'tilbud_count' | 'open_tilbud_count' | 'tilbud_counted_at',
        value: unknown,
      ) =>
        sql<never>`case when tilbud_counted_at > ${tilbud?.at} and tilbud_counted_at <= ${query.latest} then ${sql.ref(column)} else ${value} end`;
      await database
        .updateTable('session')
        .set({
          last_active_at: sql`case when last_active_at > ${query.latest} then ${at}::timestamptz else greatest(last_active_at, ${at}) end`,
          ...(tilbud && {
            tilbud_count: unlessNewer('tilbud_count', tilbud.count?.alle),
            open_tilbud_count: unlessNewer('open_tilbud_count', tilbud.count?.apne),
            tilbud_counted_at: unlessNewer('tilbud_counted_at', tilbud.at),
          }),
          ...(avtaler && { avtale_counts: sql`${JSON.stringify(avtaler)}::jsonb` }),
        })
        .where('id_hash', '=', query.idHash)
        .where('distributor', '=', query.distributor)
        .where(isLive(query))
        // For this statement's transaction only.
        .where(sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`)
        .execute();
    },

    async delete(idHash: Buffer): Promise<void> {
      await database.deleteFrom('session').where('id_hash', '=', idHash).execute();
    },

    /**
     * Ends the sessions named by the identity provider: one of its sessions, or all of a subject. A session whose
     * provider session is unknown may belong to any, so it ends with each of its subject's. Returns the number of ended
     * sessions.
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

    async bringBack(query: BringBackQuery): Promise<void> {
      for (const column of ['last_active_at', 'created_at'] as const)
        await bringBack(database, 'session', column, query);
    },

    /** Deletes one batch, and returns how many rows it was. */
    async deleteExpired(since: LiveSince): Promise<number> {
      return deleteBatch(database, 'session', (row) => row.not(isLive(since)(row)));
    },
  };
}
