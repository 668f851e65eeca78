import { createHash } from 'node:crypto';

import type { Samtykketekster, Samtykkeslag } from '@portal/contract/samtykke.ts';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

/** A text shown in a session, by the id of the row that keeps its wording for good. */
export interface GittTekst {
  id: number;
  versjon: string | undefined;
}

export type SamtykketekstRepository = ReturnType<typeof createSamtykketekstRepository>;

/** The wordings that customers were asked to consent to, and which session was shown which. */
export function createSamtykketekstRepository(database: Database) {
  return {
    /** @param query.session the session's public id */
    async give({
      session,
      tekster,
      at,
    }: {
      session: string;
      tekster: Samtykketekster;
      at: Date;
    }): Promise<void> {
      if (tekster.length === 0) return;
      const rows = tekster.map(({ samtykke, versjon = null, tittel, ingress, tekst }) => ({
        innhold_hash: createHash('sha256')
          .update(JSON.stringify([samtykke, versjon, tittel, ingress, tekst]))
          .digest(),
        slag: samtykke,
        versjon,
        tittel,
        ingress,
        tekst,
        forst_gitt: at,
      }));
      await database
        .insertInto('samtykketekst')
        .values(rows)
        .onConflict((conflict) => conflict.column('innhold_hash').doNothing())
        .execute();
      await database
        .insertInto('gitt_samtykketekst')
        .columns(['session', 'tekst_id', 'gitt'])
        .expression((from) =>
          from
            .selectFrom('samtykketekst')
            .select((field) => [
              field.cast<string>(field.val(session), 'uuid').as('session'),
              'id as tekst_id',
              field.cast<Date>(field.val(at), 'timestamptz').as('gitt'),
            ])
            .where(
              'innhold_hash',
              'in',
              rows.map(({ innhold_hash }) => innhold_hash),
            ),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['session', 'tekst_id'])
            .doUpdateSet((field) => ({ gitt: field.ref('excluded.gitt') })),
        )
        .execute();
    },

    /** The text of this kind that the session was shown last, or the one with the given version. */
    async findGiven(query: {
      session: string;
      slag: Samtykkeslag;
      versjon: string | undefined;
    }): Promise<GittTekst | undefined> {
      const row = await database
        .selectFrom('gitt_samtykketekst')
        .innerJoin('samtykketekst', 'id', 'tekst_id')
        .select(['id', 'versjon'])
        .where('session', '=', query.session)
        .where('slag', '=', query.slag)
        .$if(query.versjon !== undefined, (given) => given.where('versjon', '=', query.versjon ?? null))
        .orderBy('gitt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { id: Number(row.id), versjon: row.versjon ?? undefined };
    },

    /** Deletes at most `limit` rows and returns how many it was. */
    async deleteGiven(query: { before: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'gitt_samtykketekst',
        (row) => row('gitt', '<=', query.before),
        query.limit,
      );
    },
  };
}
