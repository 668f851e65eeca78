import type { OppfolgingRequest, TilbakemeldingRequest } from '@portal/contract/tilbakemelding.ts';
import { sql } from 'kysely';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';
import { type AnswersOf, readAnswers } from './read-answers.ts';

interface From {
  distributor: string;
  page: string;
}

export interface StoredTilbakemelding extends From {
  created_at: Date;
  product_code: string | null;
  value: TilbakemeldingRequest['feedbackValue'];
  text: string | null;
}

export interface StoredOppfolging extends From {
  created_at: Date;
  answers: OppfolgingRequest['answers'];
}

export interface StoredKontaktonske extends From {
  email: string;
  phone: string | null;
  /** yyyy-mm-dd. */
  delete_on: string;
}

export type TilbakemeldingRepository = ReturnType<typeof createTilbakemeldingRepository>;

/** Feedback from visitors and, unlinked, requests to be contacted. Times come from the caller's clock. */
export function createTilbakemeldingRepository(database: Database) {
  return {
    async insertTilbakemelding({ value, ...row }: StoredTilbakemelding): Promise<void> {
      await database
        .insertInto('tilbakemelding')
        .values({ ...row, value: JSON.stringify(value) })
        .execute();
    },

    async insertOppfolging({ answers, ...row }: StoredOppfolging): Promise<void> {
      await database
        .insertInto('oppfolging')
        .values({ ...row, answers: JSON.stringify(answers) })
        .execute();
    },

    async insertKontaktonske(row: StoredKontaktonske): Promise<void> {
      await database.insertInto('kontaktonske').values(row).execute();
    },

    /** Oldest first. */
    readTilbakemeldinger(of: AnswersOf): AsyncIterable<StoredTilbakemelding> {
      const columns = ['created_at', 'distributor', 'page', 'product_code', 'value', 'text'] as const;
      return readAnswers<StoredTilbakemelding>(database, 'tilbakemelding', columns, of);
    },

    /** Oldest first. */
    readOppfolginger(of: AnswersOf): AsyncIterable<StoredOppfolging> {
      const columns = ['created_at', 'distributor', 'page', 'answers'] as const;
      return readAnswers<StoredOppfolging>(database, 'oppfolging', columns, of);
    },

    /** Ordered by date of deletion. */
    async listKontaktonsker(): Promise<StoredKontaktonske[]> {
      return database
        .selectFrom('kontaktonske')
        .select(['distributor', 'page', 'email', 'phone', sql<string>`delete_on::text`.as('delete_on')])
        .orderBy('delete_on')
        .orderBy('email')
        .execute();
    },

    /**
     * Takes the time of day from answers since a time, which a version before migration 20 has written: one that runs
     * beside this one, or has run after it.
     */
    async keepDayAlone(table: 'tilbakemelding' | 'oppfolging', since: Date): Promise<void> {
      const day = sql<Date>`date_trunc('day', created_at, 'Europe/Oslo')`;
      await database
        .updateTable(table)
        .set({ created_at: day })
        .where('created_at', '>=', since)
        .where('created_at', '<>', day)
        .execute();
    },

    /** Deletes one batch of the answers of a kind from before a time, and returns how many it was. */
    async deleteAnswers(table: 'tilbakemelding' | 'oppfolging', before: Date): Promise<number> {
      return deleteBatch(database, table, (row) => row('created_at', '<', before));
    },

    /** Deletes one batch of the contact requests whose date has come, and returns how many it was. */
    async deleteExpiredKontaktonsker(today: string): Promise<number> {
      return deleteBatch(database, 'kontaktonske', (row) => row('delete_on', '<=', today));
    },
  };
}
