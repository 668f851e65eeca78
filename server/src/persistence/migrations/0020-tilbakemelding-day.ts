import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

/** Feedback keeps its day alone: at its second, the session that was used then would say whose it is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['tilbakemelding', 'oppfolging'])
    await sql`update ${sql.id('portal_data', table)}
      set created_at = date_trunc('day', created_at, 'Europe/Oslo')`.execute(database);
}
