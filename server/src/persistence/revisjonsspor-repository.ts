import { type Insertable, type Selectable, sql } from 'kysely';

import { type Database, type RevisjonssporTable, toTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

/** What a row tells its customer. */
export type RevisjonssporRow = Pick<
  Selectable<RevisjonssporTable>,
  'id' | 'created_at' | 'command' | 'distributor' | 'reference' | 'outcome' | 'writes' | 'device'
>;

interface RevisjonssporPageQuery {
  /** All pseudonyms of one person. */
  persons: readonly Buffer[];
  /** Rows from before this time are left out. */
  since: Date;
  /** The id of the last row of the page before; left out for the first page. */
  before?: string | undefined;
  limit: number;
}

/**
 * A page of a person's rows, newest first. Each pseudonym is looked up by the index on person and id: together in one
 * `in`, PostgreSQL may read everybody's rows in the order of their ids instead.
 */
export const toPageSql = ({ persons, since, before, limit }: RevisjonssporPageQuery) => sql<RevisjonssporRow>`
  select page.* from unnest(${persons}::bytea[]) as pseudonym cross join lateral (
    select id, created_at, command, distributor, reference, outcome, writes, device
    from ${toTable('revisjonsspor')}
    where person = pseudonym and id < ${before ?? MOST_ID}::bigint and created_at > ${since}
    order by id desc limit ${limit}
  ) as page order by id desc limit ${limit}`;

/** Of PostgreSQL's bigint. */
const MOST_ID = '9223372036854775807';

/** Who changed what, when, and the outcome. Times come from the caller's clock. */
export function createRevisjonssporRepository(database: Database) {
  return {
    /** Returns the row's id. */
    async insert(row: Insertable<RevisjonssporTable>): Promise<string> {
      const { id } = await database
        .insertInto('revisjonsspor')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Adds one to the row of the person's window, creating it if needed. */
    async countInWindow(row: Insertable<RevisjonssporTable> & { window_ends_at: Date }): Promise<void> {
      await database
        .insertInto('revisjonsspor')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['person', 'window_ends_at'])
            .where('window_ends_at', 'is not', null)
            .doUpdateSet((field) => ({ writes: field('revisjonsspor.writes', '+', 1) })),
        )
        .execute();
    },

    async setOutcome(id: string, outcome: string): Promise<void> {
      await database.updateTable('revisjonsspor').set({ outcome }).where('id', '=', id).execute();
    },

    /** One page of a person's rows, newest first. */
    async listPage(query: RevisjonssporPageQuery): Promise<RevisjonssporRow[]> {
      return (await toPageSql(query).execute(database)).rows;
    },

    /** One row, if it is the person's and young enough. */
    async find(query: {
      persons: readonly Buffer[];
      since: Date;
      id: string;
    }): Promise<RevisjonssporRow | undefined> {
      return database
        .selectFrom('revisjonsspor')
        .select(['id', 'created_at', 'command', 'distributor', 'reference', 'outcome', 'writes', 'device'])
        .where('person', 'in', query.persons)
        .where('id', '=', query.id)
        .where('created_at', '>', query.since)
        .executeTakeFirst();
    },

    /** When the person last did this, and it was done, or may have been: nobody knows how it ended. */
    async findLatest(query: {
      persons: readonly Buffer[];
      since: Date;
      command: string;
      distributors?: readonly string[] | undefined;
    }): Promise<Date | undefined> {
      const { distributors } = query;
      if (distributors?.length === 0) return undefined;
      const row = await database
        .selectFrom('revisjonsspor')
        .select((field) => field.fn.max('created_at').as('at'))
        .where('person', 'in', query.persons)
        .where('command', '=', query.command)
        .$if(distributors !== undefined, (rows) => rows.where('distributor', 'in', distributors ?? []))
        .where((field) => field.or([field('outcome', '=', 'OK'), field('outcome', 'is', null)]))
        .where('created_at', '>', query.since)
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    /** Whether the person began one of these after that time, and it has not ended. */
    async isUnderWay(query: {
      persons: readonly Buffer[];
      since: Date;
      commands: readonly string[];
    }): Promise<boolean> {
      const row = await database
        .selectFrom('revisjonsspor')
        .select('id')
        .where('person', 'in', query.persons)
        .where('command', 'in', query.commands)
        .where('outcome', 'is', null)
        .where('created_at', '>', query.since)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** All rows of a person, under any of these pseudonyms, oldest first. */
    async listByPersons(persons: readonly Buffer[]) {
      return database
        .selectFrom('revisjonsspor')
        .select(['created_at', 'command', 'distributor', 'reference', 'outcome', 'writes'])
        .where('person', 'in', persons)
        .orderBy('id')
        .execute();
    },

    /** Deletes one batch, and returns how many rows it was. */
    async deleteExpired(before: Date): Promise<number> {
      return deleteBatch(database, 'revisjonsspor', (row) => row('created_at', '<=', before));
    },
  };
}
