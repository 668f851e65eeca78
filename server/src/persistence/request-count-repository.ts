import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type RequestCountRepository = ReturnType<typeof createRequestCountRepository>;

/** Counts requests in windows of time. Times come from the caller's clock. */
export function createRequestCountRepository(database: Database) {
  return {
    /** Adds one, and returns the count with it. */
    async count(bucket: Buffer, endsAt: Date): Promise<number> {
      const row = await database
        .insertInto('request_count')
        .values({ bucket, ends_at: endsAt, requests: 1 })
        .onConflict((conflict) =>
          conflict.columns(['bucket', 'ends_at']).doUpdateSet((field) => ({
            requests: field('request_count.requests', '+', 1),
          })),
        )
        .returning('requests')
        .executeTakeFirstOrThrow();
      return row.requests;
    },

    /** Deletes one batch of ended windows, and returns how many it was. */
    async deleteExpired(endedBefore: Date): Promise<number> {
      return deleteBatch(database, 'request_count', (row) => row('ends_at', '<=', endedBefore));
    },
  };
}
