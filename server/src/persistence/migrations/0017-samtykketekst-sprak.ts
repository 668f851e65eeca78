import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Earlier texts were asked for in no other language, and the version before asks for none.
  await sql`
    alter table portal_data.samtykketekst
      add column sprak text not null default 'nb' check (sprak in ('nb', 'nn', 'en'))`.execute(database);
}
