import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Where they were applied before they said so: 0.1.0 works with all of them, so a rollback to it can start.
  await sql`
    update portal_data.migration set works_with = ${sql.lit(worksWith)}
    where name > ${sql.lit(worksWith)} and works_with > ${sql.lit(worksWith)}`.execute(database);
}
