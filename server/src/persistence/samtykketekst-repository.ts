import { createHash } from 'node:crypto';

import type { Samtykketekster, Samtykkeslag } from '@portal/contract/samtykke.ts';
import { STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

type OneTekst = Omit<Samtykketekster[number], 'versjon'> & { versjon?: string | null | undefined };

/** A text shown in a session, by the id of the row that keeps its wording for good. */
export interface GittTekst {
  id: number;
  versjon: string | undefined;
}

/** The words of an answer that was given without any: their row says so, where no row says only that none was kept. */
const INGEN_ORD = { tittel: '', ingress: '', tekst: '' } as const;
export const isIngenOrd = (ord: { tittel: string; ingress: string; tekst: string }): boolean =>
  ord.tittel === '' && ord.ingress === '' && ord.tekst === '';

export type SamtykketekstRepository = ReturnType<typeof createSamtykketekstRepository>;

/** The wordings that customers were asked to consent to, and which session was shown which. */
export function createSamtykketekstRepository(database: Database) {
  async function keep(rows: ReturnType<typeof toRow>[]): Promise<void> {
    await database
      .insertInto('samtykketekst')
      .values(rows)
      .onConflict((conflict) => conflict.column('content_hash').doNothing())
      .execute();
  }

  /** A wording that an answer is about, without its having been shown to anybody. */
  async function getKept(tekst: OneTekst, at: Date): Promise<GittTekst> {
    const row = toRow(tekst, at);
    await keep([row]);
    const { id } = await database
      .selectFrom('samtykketekst')
      .select('id')
      .where('content_hash', '=', row.content_hash)
      .executeTakeFirstOrThrow();
    return { id: Number(id), versjon: row.versjon ?? undefined };
  }

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
      const rows = tekster.map((tekst) => toRow(tekst, at));
      await keep(rows);
      await database
        .insertInto('given_samtykketekst')
        .columns(['session_public_id', 'tekst_id', 'given_at'])
        .expression((from) =>
          from
            .selectFrom('samtykketekst')
            .select((field) => [
              field.cast<string>(field.val(session), 'uuid').as('session_public_id'),
              'id as tekst_id',
              field.cast<Date>(field.val(at), 'timestamptz').as('given_at'),
            ])
            .where(
              'content_hash',
              'in',
              rows.map(({ content_hash }) => content_hash),
            ),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['session_public_id', 'tekst_id'])
            .doUpdateSet((field) => ({ given_at: field.ref('excluded.given_at') })),
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
        .selectFrom('given_samtykketekst')
        .innerJoin('samtykketekst', 'id', 'tekst_id')
        .select(['id', 'versjon'])
        .where('session_public_id', '=', query.session)
        .where('slag', '=', query.slag)
        .$if(query.versjon !== undefined, (given) => given.where('versjon', '=', query.versjon ?? null))
        .orderBy('given_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { id: Number(row.id), versjon: row.versjon ?? undefined };
    },

    getKept,

    /** What an answer refers to that was given without any words having been shown. */
    getIngen: ({ slag, at }: { slag: Samtykkeslag; at: Date }): Promise<GittTekst> =>
      getKept({ samtykke: slag, ...INGEN_ORD }, at),

    /** Deletes one batch, and returns how many rows it was. */
    async deleteGiven(before: Date): Promise<number> {
      return deleteBatch(database, 'given_samtykketekst', (row) => row('given_at', '<=', before));
    },
  };
}

function toRow(
  { samtykke, versjon = null, tittel, ingress, tekst, sprak = STANDARD_SPRAK }: OneTekst,
  at: Date,
) {
  const content_hash = createHash('sha256')
    .update(
      JSON.stringify([
        samtykke,
        versjon,
        tittel,
        ingress,
        tekst,
        // Bokmål is hashed as before there were others, so that its rows are found again.
        ...(sprak === STANDARD_SPRAK ? [] : [sprak]),
      ]),
    )
    .digest();
  return { content_hash, slag: samtykke, sprak, versjon, tittel, ingress, tekst, first_given_at: at };
}
