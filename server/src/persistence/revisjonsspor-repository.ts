import type { Insertable } from 'kysely';

import type { Database, RevisjonssporTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type RevisjonssporRepository = ReturnType<typeof createRevisjonssporRepository>;

/** Who changed what, when, and the outcome. Times come from the caller's clock. */
export function createRevisjonssporRepository(database: Database) {
  return {
    /** Returns the row's id. */
    async insert(row: Insertable<RevisjonssporTable>): Promise<string> {
      const { id } = await database
        .insertInto('revisjonsspor')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Adds one to the row of the person's window, creating it if needed. */
    async countInWindow(row: Insertable<RevisjonssporTable> & { window_ends_at: Date }): Promise<void> {
      await database
        .insertInto('revisjonsspor')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['person', 'window_ends_at'])
            .where('window_ends_at', 'is not', null)
            .doUpdateSet((field) => ({ writes: field('revisjonsspor.writes', '+', 1) })),
        )
        .execute();
    },

    async setOutcome(id: string, outcome: string): Promise<void> {
      await database.updateTable('revisjonsspor').set({ outcome }).where('id', '=', id).execute();
    },

    /** All writes of a person, under any of these pseudonyms, oldest first. */
    async listByPersons(persons: readonly Buffer[]) {
      return database
        .selectFrom('revisjonsspor')
        .select(['created_at', 'command', 'distributor', 'reference', 'outcome', 'writes'])
        .where('person', 'in', persons)
        .orderBy('id')
        .execute();
    },

    /** Deletes at most `limit` rows and returns how many it was. */
    async deleteExpired(query: { before: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'revisjonsspor',
        (row) => row('created_at', '<=', query.before),
        query.limit,
      );
    },
  };
}
