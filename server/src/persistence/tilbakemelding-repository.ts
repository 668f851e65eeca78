import type { OppfolgingRequest, TilbakemeldingRequest } from '@portal/contract/tilbakemelding.ts';
import { sql } from 'kysely';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

interface From {
  distributor: string;
  side: string;
}

export interface StoredTilbakemelding extends From {
  tidspunkt: Date;
  produktkode: string | null;
  verdi: TilbakemeldingRequest['feedbackValue'];
  tekst: string | null;
}

export interface StoredOppfolging extends From {
  tidspunkt: Date;
  svar: OppfolgingRequest['answers'];
}

export interface StoredKontaktonske extends From {
  epost: string;
  telefon: string | null;
  /** Date of deletion, yyyy-mm-dd. */
  slettes: string;
}

export type TilbakemeldingRepository = ReturnType<typeof createTilbakemeldingRepository>;

/** Feedback from visitors and, unlinked, requests to be contacted. Times come from the caller's clock. */
export function createTilbakemeldingRepository(database: Database) {
  return {
    async insertTilbakemelding({ verdi, ...row }: StoredTilbakemelding): Promise<void> {
      await database
        .insertInto('tilbakemelding')
        .values({ ...row, verdi: JSON.stringify(verdi) })
        .execute();
    },

    async insertOppfolging({ svar, ...row }: StoredOppfolging): Promise<void> {
      await database
        .insertInto('oppfolging')
        .values({ ...row, svar: JSON.stringify(svar) })
        .execute();
    },

    async insertKontaktonske(row: StoredKontaktonske): Promise<void> {
      await database.insertInto('kontaktonske').values(row).execute();
    },

    /** Oldest first. */
    async listTilbakemeldinger(since: Date): Promise<StoredTilbakemelding[]> {
      return database
        .selectFrom('tilbakemelding')
        .select(['tidspunkt', 'distributor', 'side', 'produktkode', 'verdi', 'tekst'])
        .where('tidspunkt', '>=', since)
        .orderBy('tidspunkt')
        .execute();
    },

    /** Oldest first. */
    async listOppfolginger(since: Date): Promise<StoredOppfolging[]> {
      return database
        .selectFrom('oppfolging')
        .select(['tidspunkt', 'distributor', 'side', 'svar'])
        .where('tidspunkt', '>=', since)
        .orderBy('tidspunkt')
        .execute();
    },

    /** Ordered by date of deletion. */
    async listKontaktonsker(): Promise<StoredKontaktonske[]> {
      return database
        .selectFrom('kontaktonske')
        .select(['distributor', 'side', 'epost', 'telefon', sql<string>`slettes::text`.as('slettes')])
        .orderBy('slettes')
        .orderBy('epost')
        .execute();
    },

    /** Deletes at most `limit` answers of a kind from before a time, and returns how many it was. */
    async deleteAnswers(
      table: 'tilbakemelding' | 'oppfolging',
      query: { before: Date; limit: number },
    ): Promise<number> {
      return deleteBatch(database, table, (row) => row('tidspunkt', '<', query.before), query.limit);
    },

    /** Deletes at most `limit` contact requests whose date has come, and returns how many it was. */
    async deleteExpiredKontaktonsker(query: { today: string; limit: number }): Promise<number> {
      return deleteBatch(database, 'kontaktonske', (row) => row('slettes', '<=', query.today), query.limit);
    },
  };
}
