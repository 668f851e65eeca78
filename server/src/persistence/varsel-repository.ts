import { sql } from 'kysely';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';
import { type DueQuery, isDue } from './is-due.ts';
import { toWaiting, type Waiting } from './waiting.ts';

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
          sealed,
          distributor,
          created_at: at,
          has_happened: false,
          next_attempt_at: heldUntil,
        })
        .execute();
    },

    /** A notice of something that has happened, due at once; one that waits already is left as it is. */
    async insertOnce({
      id,
      sealed,
      distributor,
      at,
    }: Pick<WaitingVarsel, 'id' | 'sealed' | 'distributor' | 'at'>) {
      await database
        .insertInto('varsel')
        .values({ id, sealed, distributor, created_at: at, has_happened: true, next_attempt_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async markHappened(id: string, heldUntil: Date): Promise<void> {
      await database
        .updateTable('varsel')
        .set({ has_happened: true, next_attempt_at: heldUntil })
        .where('id', '=', id)
        .execute();
    },

    async delete(id: string): Promise<void> {
      await database.deleteFrom('varsel').where('id', '=', id).execute();
    },

    async countWaiting(at: Date): Promise<Waiting> {
      const found = await database
        .selectFrom('varsel')
        .select((field) => [field.fn.countAll().as('count'), field.fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return toWaiting(found, at);
    },

    /** Takes due notices, and holds them for the caller. */
    async takeDue(query: DueQuery): Promise<WaitingVarsel[]> {
      const rows = await database
        .updateTable('varsel')
        .set({ next_attempt_at: query.heldUntil })
        .where('id', 'in', (due) =>
          due
            .selectFrom('varsel')
            .select('id')
            .where(isDue(query))
            .orderBy('next_attempt_at')
            .limit(query.limit)
            // Another process may take notices at the same time.
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'sealed', 'distributor', 'created_at', 'has_happened', 'attempts'])
        .execute();
      return rows.map(({ created_at, has_happened, ...row }) => ({
        ...row,
        at: created_at,
        hasHappened: has_happened,
      }));
    },

    /** Extends the hold of a notice; returns false when the hold has been lost meanwhile. */
    async renewHold(id: string, { heldUntil, until }: { heldUntil: Date; until: Date }): Promise<boolean> {
      const result = await database
        .updateTable('varsel')
        .set({ next_attempt_at: until })
        .where('id', '=', id)
        .where('next_attempt_at', '=', heldUntil)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async postpone(id: string, until: Date): Promise<void> {
      await database
        .updateTable('varsel')
        .set({ next_attempt_at: until, attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes one batch of undelivered notices, and returns how many it was. */
    async deleteOld(before: Date): Promise<number> {
      return deleteBatch(database, 'varsel', (row) => row('created_at', '<=', before));
    },
  };
}
