import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type RequestCountRepository = ReturnType<typeof createRequestCountRepository>;

/** Counts of requests within windows of time. Times come from the caller's clock. */
export function createRequestCountRepository(database: Database) {
  return {
    /** Adds one, and answers how many there are now, this one included. */
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

    /** Deletes at most `limit` windows that have ended, and answers how many it was. */
    async deleteExpired(query: { endedBefore: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'request_count',
        (row) => row('ends_at', '<=', query.endedBefore),
        query.limit,
      );
    },
  };
}
