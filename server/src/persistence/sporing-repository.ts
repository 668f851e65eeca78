import type { Database } from './database.ts';

export function createSporingRepository(database: Database) {
  const findTrackingId = (person: Buffer) =>
    database.selectFrom('sporing').select('tracking_id').where('person', '=', person);

  return {
    /** The person's tracking id, created at the first call; concurrent calls get the same one. */
    async getTrackingId(person: Buffer): Promise<string> {
      // Almost always there: a read that needs no write.
      const known = await findTrackingId(person).executeTakeFirst();
      if (known !== undefined) return known.tracking_id;
      await database
        .insertInto('sporing')
        .values({ person })
        .onConflict((conflict) => conflict.column('person').doNothing())
        .execute();
      const { tracking_id } = await findTrackingId(person).executeTakeFirstOrThrow();
      return tracking_id;
    },
  };
}
