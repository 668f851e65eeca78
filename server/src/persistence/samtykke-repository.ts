import { sql } from 'kysely';

import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';

import type { Database } from './database.ts';
import { type DueQuery, isDue } from './is-due.ts';
import type { GittTekst } from './samtykketekst-repository.ts';
import { toWaiting, type Waiting } from './waiting.ts';

/** One change of a consent or reservation, and the state of its delivery. */
interface StoredEndring {
  /** Increasing for each person and kind. */
  id: number;
  slag: Endringsslag;
  nyVerdi: boolean;
  /** Null: not answered by the register yet. */
  utfall: Utfall | null;
}

export type Utfall = 'BEKREFTET' | 'AVVIST' | 'FORBIGATT';

/**
 * All pseudonyms of a person in the log, the current one first. There are several after a key rotation: rows are never
 * rewritten, so older ones keep theirs.
 */
export type Persons = readonly [Buffer, ...Buffer[]];

interface NewEndring {
  persons: Persons;
  slag: Endringsslag;
  tekst: GittTekst | undefined;
  verdi: boolean;
  distributor: string;
  /** The national id, encrypted for the delivery. */
  sealed: Buffer;
  at: Date;
  /** Other processes do not deliver it before this time. */
  heldUntil: Date;
}

export interface DueDelivery {
  id: number;
  /** The number sent to the register: larger than earlier ones of the same person and kind. */
  nummer: number;
  slag: Endringsslag;
  nyVerdi: boolean;
  tekstversjon: string | null;
  tidspunkt: Date;
  sealed: Buffer;
  attempts: number;
}

export type SamtykkeRepository = ReturnType<typeof createSamtykkeRepository>;

/** The append-only log of customers' choices, and their deliveries. Times come from the caller's clock. */
export function createSamtykkeRepository(database: Database) {
  async function findLatest(
    persons: Persons,
    slag: Endringsslag,
    within: Database = database,
  ): Promise<StoredEndring | undefined> {
    const row = await within
      .selectFrom('samtykkeendring')
      .innerJoin('samtykkelevering', 'endring_id', 'id')
      .select(['id', 'slag', 'new_value', 'outcome'])
      .where('person', 'in', persons)
      .where('slag', '=', slag)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { id: Number(row.id), slag: row.slag, nyVerdi: row.new_value, utfall: row.outcome };
  }

  /** Locks this person and kind until the end of the transaction, against other appends and renumbering. */
  async function lock(transaction: Database, persons: Persons, slag: Endringsslag): Promise<void> {
    // Locks every pseudonym, in a fixed order: during a key rotation, another process writes with the other key.
    for (const name of persons.map((person) => person.toString('hex')).toSorted()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${slag} ${name}`}, 0))`.execute(transaction);
    }
  }

  async function findLargestNumber(transaction: Database, persons: Persons, slag: Endringsslag) {
    const row = await transaction
      .selectFrom('samtykkeendring')
      .innerJoin('samtykkelevering', 'endring_id', 'id')
      .select((field) => field.fn.max(field.fn.coalesce('sent_number', 'endring_id')).as('largest'))
      .where('person', 'in', persons)
      .where('slag', '=', slag)
      .executeTakeFirst();
    return Number(row?.largest ?? 0);
  }

  return {
    findLatest,

    /**
     * Appends a change and its delivery in one transaction, under the lock of person and kind. `toOldValue` gets the
     * latest change at that moment, and returns the value before this one (undefined: unknown). A change that changes
     * nothing is not appended. Returns the current change.
     */
    async append(
      endring: NewEndring,
      toOldValue: (latest: StoredEndring | undefined) => boolean | undefined,
    ): Promise<{ appended: StoredEndring & { nummer: number } } | { unchanged: StoredEndring | undefined }> {
      const { persons, slag } = endring;
      return database.transaction().execute(async (transaction) => {
        await lock(transaction, persons, slag);
        const latest = await findLatest(persons, slag, transaction);
        const oldValue = toOldValue(latest);
        if (oldValue === endring.verdi) return { unchanged: latest };
        const { id } = await transaction
          .insertInto('samtykkeendring')
          .values({
            person: persons[0],
            slag,
            tekstversjon: endring.tekst?.versjon ?? null,
            tekst_id: endring.tekst === undefined ? null : String(endring.tekst.id),
            old_value: oldValue ?? null,
            new_value: endring.verdi,
            distributor: endring.distributor,
            created_at: endring.at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const nummer = Math.max(Number(id), (await findLargestNumber(transaction, persons, slag)) + 1);
        await transaction
          .insertInto('samtykkelevering')
          .values({
            endring_id: id,
            sent_number: String(nummer),
            sealed: endring.sealed,
            next_attempt_at: endring.heldUntil,
          })
          .execute();
        return { appended: { id: Number(id), nummer, slag, nyVerdi: endring.verdi, utfall: null } };
      });
    },

    /** The last choice of each kind that the register has not answered yet. */
    async listUnconfirmed(persons: Persons): Promise<{ slag: Endringsslag; nyVerdi: boolean }[]> {
      const rows = await database
        .selectFrom('samtykkeendring')
        .innerJoin('samtykkelevering', 'endring_id', 'id')
        .distinctOn('slag')
        .select(['slag', 'new_value', 'outcome'])
        .where('person', 'in', persons)
        .orderBy('slag')
        .orderBy('id', 'desc')
        .execute();
      return rows.flatMap(({ slag, new_value, outcome }) =>
        outcome === null ? [{ slag, nyVerdi: new_value }] : [],
      );
    },

    /**
     * For each kind, the last choice that was not refused, with its time and wording. Nothing where that gave way to a
     * newer one: which that is, only the register knows.
     */
    async listLatest(
      persons: Persons,
    ): Promise<{ slag: Endringsslag; nyVerdi: boolean; tidspunkt: Date; tekstversjon: string | null }[]> {
      const rows = await database
        .selectFrom('samtykkeendring')
        .innerJoin('samtykkelevering', 'endring_id', 'id')
        .distinctOn('slag')
        .select(['slag', 'new_value', 'created_at', 'tekstversjon', 'outcome'])
        .where('person', 'in', persons)
        .where((field) => field.or([field('outcome', 'is', null), field('outcome', '!=', 'AVVIST')]))
        .orderBy('slag')
        .orderBy('id', 'desc')
        .execute();
      return rows.flatMap(({ slag, new_value, created_at, tekstversjon, outcome }) =>
        outcome === 'FORBIGATT' ? [] : { slag, nyVerdi: new_value, tidspunkt: created_at, tekstversjon },
      );
    },

    /** All choices of a person, oldest first: the proof. */
    async listEndringer(persons: Persons) {
      return database
        .selectFrom('samtykkeendring')
        .innerJoin('samtykkelevering', 'endring_id', 'id')
        .leftJoin('samtykketekst', 'samtykketekst.id', 'tekst_id')
        .select([
          'samtykkeendring.id',
          'samtykkeendring.slag',
          'tekstversjon',
          'sprak',
          'tittel',
          'ingress',
          'tekst',
          'old_value',
          'new_value',
          'distributor',
          'created_at',
          'outcome',
          'ended_at',
        ])
        .where('person', 'in', persons)
        .orderBy('samtykkeendring.id')
        .execute();
    },

    /** Choices that their register has not answered yet. */
    async countWaiting(at: Date): Promise<Waiting> {
      const found = await database
        .selectFrom('samtykkelevering')
        .innerJoin('samtykkeendring', 'id', 'endring_id')
        .select((field) => [field.fn.countAll().as('count'), field.fn.min('created_at').as('oldest')])
        .where('outcome', 'is', null)
        .executeTakeFirstOrThrow();
      return toWaiting(found, at);
    },

    /** Takes due deliveries, and holds them for this process until `heldUntil`. */
    async takeDue(query: DueQuery): Promise<DueDelivery[]> {
      const rows = await database
        .updateTable('samtykkelevering')
        .from('samtykkeendring')
        .set({ next_attempt_at: query.heldUntil })
        .whereRef('id', '=', 'endring_id')
        .where('endring_id', 'in', (due) =>
          due
            .selectFrom('samtykkelevering')
            .select('endring_id')
            .where('outcome', 'is', null)
            .where(isDue(query))
            .orderBy('endring_id')
            .limit(query.limit)
            // Another process may take deliveries at the same time.
            .forUpdate()
            .skipLocked(),
        )
        .returning((field) => [
          'id',
          'slag',
          'new_value',
          'tekstversjon',
          'created_at',
          'sealed',
          'attempts',
          field.fn.coalesce('sent_number', 'endring_id').as('nummer'),
        ])
        .execute();
      return rows
        .flatMap(({ id, nummer, slag, new_value, tekstversjon, created_at, sealed, attempts }) =>
          sealed === null
            ? []
            : {
                id: Number(id),
                nummer: Number(nummer),
                slag,
                nyVerdi: new_value,
                tekstversjon,
                tidspunkt: created_at,
                sealed,
                attempts,
              },
        )
        .toSorted((a, b) => a.id - b.id);
    },

    /** Extends the hold of a delivery; returns false when the hold has been lost meanwhile. */
    async renewHold(id: number, { heldUntil, until }: { heldUntil: Date; until: Date }): Promise<boolean> {
      const result = await database
        .updateTable('samtykkelevering')
        .set({ next_attempt_at: until })
        .where('endring_id', '=', String(id))
        .where('outcome', 'is', null)
        .where('next_attempt_at', '=', heldUntil)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /**
     * Gives a change a number beyond the register's, and returns it; undefined when the log has a newer change of the
     * same person and kind, which is delivered instead.
     */
    async renumber({
      id,
      persons,
      slag,
      beyond,
    }: {
      id: number;
      persons: Persons;
      slag: Endringsslag;
      beyond: number;
    }): Promise<number | undefined> {
      return database.transaction().execute(async (transaction) => {
        await lock(transaction, persons, slag);
        if ((await findLatest(persons, slag, transaction))?.id !== id) return undefined;
        const nummer = Math.max(beyond, await findLargestNumber(transaction, persons, slag)) + 1;
        await transaction
          .updateTable('samtykkelevering')
          .set({ sent_number: String(nummer) })
          .where('endring_id', '=', String(id))
          .where('outcome', 'is', null)
          .execute();
        return nummer;
      });
    },

    /** Ends the delivery, and deletes the encrypted national id. */
    async finish(id: number, utfall: Utfall, at: Date): Promise<void> {
      await database
        .updateTable('samtykkelevering')
        .set({ outcome: utfall, ended_at: at, sealed: null })
        .where('endring_id', '=', String(id))
        .where('outcome', 'is', null)
        .execute();
    },

    async postpone(id: number, until: Date): Promise<void> {
      await database
        .updateTable('samtykkelevering')
        .set((field) => ({ next_attempt_at: until, attempts: field('attempts', '+', 1) }))
        .where('endring_id', '=', String(id))
        .where('outcome', 'is', null)
        .execute();
    },
  };
}
