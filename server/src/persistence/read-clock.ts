import { sql } from 'kysely';

import type { Database } from './database.ts';

/** The database's time, which all processes share. */
export async function readClock(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(database);
  if (rows[0] === undefined) throw new Error('The database has no clock');
  return rows[0].now;
}
