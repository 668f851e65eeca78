import DataLoader from 'dataloader';
import { CompiledQuery, type Selectable, sql } from 'kysely';

import type { Database, SessionTable } from './database.ts';
import { isLive, type LiveSince } from './live-session.ts';

/** The columns that a request needs; others are not read. */
const columns = [
  'public_id',
  'sealed',
  'distributor',
  'login_context',
  'bank_registry',
  'created_at',
  'last_active_at',
  'tilbud_count',
  'open_tilbud_count',
  'tilbud_counted_at',
  'avtale_counts',
] as const;

export type SessionRow = Pick<Selectable<SessionTable>, (typeof columns)[number]>;

/** The criteria for a live session. */
export interface LiveSessionQuery extends LiveSince {
  idHash: Buffer;
  distributor: string;
}

/** A row, and the place of the question that it answers. The driver returns a bigint as text. */
type Found = SessionRow & { question: string };

/**
 * Finds live sessions. The requests of one turn of the event loop ask in one statement: a round trip to the database
 * costs a small answer a quarter of its processor time. The statement compares each question with its own row, by the
 * whole hash, brand and times, so that no request can be given another's. Nothing is kept for the next turn: a logout
 * in another process is seen at once.
 */
export function createFindLiveSession(database: Database) {
  const live = database
    .selectFrom('session')
    .select(columns)
    .where('id_hash', '=', sql.ref<Buffer>('asked.of_hash'))
    .where('distributor', '=', sql.ref<string>('asked.at_distributor'))
    .where(
      isLive({
        activeAfter: sql.ref<Date>('asked.active_after'),
        createdAfter: sql.ref<Date>('asked.created_after'),
      }),
    );
  /** Compiled once: every request runs it, and building the SQL takes longer than sending it. */
  const { sql: findSql } = sql<Found>`
    select asked.question, live.*
    from unnest(${[]}::bytea[], ${[]}::text[], ${[]}::timestamptz[], ${[]}::timestamptz[])
      with ordinality as asked (of_hash, at_distributor, active_after, created_after, question)
    cross join lateral (${live}) as live`.compile(database);

  const loader = new DataLoader<LiveSessionQuery, SessionRow | undefined>(
    async (asked) => {
      const { rows } = await database.executeQuery<Found>(
        CompiledQuery.raw(findSql, [
          asked.map(({ idHash }) => idHash),
          asked.map(({ distributor }) => distributor),
          asked.map(({ activeAfter }) => activeAfter),
          asked.map(({ createdAfter }) => createdAfter),
        ]),
      );
      const found = new Map(rows.map(({ question, ...row }) => [Number(question), row]));
      return asked.map((_, index) => found.get(index + 1));
    },
    // The library's own schedule ends with the connection that is being read; requests come on many.
    { cache: false, batchScheduleFn: (send) => setImmediate(send) },
  );

  return (query: LiveSessionQuery): Promise<SessionRow | undefined> => loader.load(query);
}
