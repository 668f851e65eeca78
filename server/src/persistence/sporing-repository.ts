import type { Database } from './database.ts';

export function createSporingRepository(database: Database) {
  return {
    /** The person's tracking id, created at the first call; concurrent calls get the same one. */
    async getTrackingId(person: Buffer): Promise<string> {
      await database
        .insertInto('sporing')
        .values({ person })
        .onConflict((conflict) => conflict.column('person').doNothing())
        .execute();
      const { tracking_id } = await database
        .selectFrom('sporing')
        .select('tracking_id')
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return tracking_id;
    },
  };
}
