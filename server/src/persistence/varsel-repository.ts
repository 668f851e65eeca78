import { sql } from 'kysely';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

/** A waiting notice, as the delivery sees it. */
export interface WaitingVarsel {
  id: string;
  sealed: Buffer;
  distributor: string;
  at: Date;
  /** Whether the change is known to have been made. */
  hasHappened: boolean;
  attempts: number;
}

export type VarselRepository = ReturnType<typeof createVarselRepository>;

/** Notices waiting for the outside system that sends them; a row is deleted when it is delivered. Times come from the caller. */
export function createVarselRepository(database: Database) {
  return {
    async insert(varsel: Pick<WaitingVarsel, 'id' | 'sealed' | 'distributor' | 'at'> & { heldUntil: Date }) {
      const { id, sealed, distributor, at, heldUntil } = varsel;
      await database
        .insertInto('varsel')
        .values({
          id,
          forseglet: sealed,
          distributor,
          tidspunkt: at,
          er_skjedd: false,
          neste_forsok: heldUntil,
        })
        .execute();
    },

    async markHappened(id: string, heldUntil: Date): Promise<void> {
      await database
        .updateTable('varsel')
        .set({ er_skjedd: true, neste_forsok: heldUntil })
        .where('id', '=', id)
        .execute();
    },

    async delete(id: string): Promise<void> {
      await database.deleteFrom('varsel').where('id', '=', id).execute();
    },

    /** Takes due notices, and holds them for the caller. */
    async takeDue(query: { at: Date; heldUntil: Date; limit: number }): Promise<WaitingVarsel[]> {
      const rows = await database
        .updateTable('varsel')
        .set({ neste_forsok: query.heldUntil })
        .where('id', 'in', (due) =>
          due
            .selectFrom('varsel')
            .select('id')
            .where('neste_forsok', '<=', query.at)
            .orderBy('neste_forsok')
            .limit(query.limit)
            // Another process may take notices at the same time.
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'forseglet', 'distributor', 'tidspunkt', 'er_skjedd', 'forsok'])
        .execute();
      return rows.map(({ id, forseglet, distributor, tidspunkt, er_skjedd, forsok }) => ({
        id,
        sealed: forseglet,
        distributor,
        at: tidspunkt,
        hasHappened: er_skjedd,
        attempts: forsok,
      }));
    },

    async postpone(id: string, until: Date): Promise<void> {
      await database
        .updateTable('varsel')
        .set({ neste_forsok: until, forsok: sql`forsok + 1` })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes at most `limit` undelivered notices and returns how many it was. */
    async deleteOld(query: { before: Date; limit: number }): Promise<number> {
      return deleteBatch(database, 'varsel', (row) => row('tidspunkt', '<=', query.before), query.limit);
    },
  };
}
