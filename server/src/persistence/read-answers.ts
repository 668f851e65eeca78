import { sql } from 'kysely';

import { type Database, toTable } from './database.ts';

/** Of all pages where none is named. */
export interface AnswersOf {
  since: Date;
  page?: string | undefined;
}

interface RowPlace {
  row_at: string;
  row_id: string;
}

/** How many are in memory at once. */
const BATCH = 1000;

/**
 * Visitors' answers of one kind, oldest first. Each batch begins after the last row of the one before it. That row is
 * told by its key too, since answers keep their day alone, and by its time as text: a date of ours has fewer decimals.
 */
export async function* readAnswers<Row>(
  database: Database,
  table: 'tilbakemelding' | 'oppfolging',
  columns: readonly (keyof Row & string)[],
  { since, page }: AnswersOf,
): AsyncGenerator<Row> {
  const ofPage = page === undefined ? sql`` : sql`and page = ${page}`;
  let begun = sql`created_at >= ${since}`;
  let rows: (Row & RowPlace)[];
  do {
    ({ rows } = await sql<Row & RowPlace>`
      select ${sql.join(columns.map((column) => sql.ref(column)))}, created_at::text as row_at, id as row_id
      from ${toTable(table)} where ${begun} ${ofPage}
      order by created_at, id limit ${BATCH}`.execute(database));
    for (const row of rows) {
      const { row_at: _, row_id: __, ...answer } = row;
      yield answer as Row;
    }
    const last = rows.at(-1);
    if (last !== undefined)
      begun = sql`created_at >= ${last.row_at}::timestamptz
        and (created_at, id) > (${last.row_at}::timestamptz, ${last.row_id}::uuid)`;
  } while (rows.length === BATCH);
}
