import { z } from 'zod';

import type { OutsideName } from '../../config/environment.ts';
import { MAX_ELEMENTS } from '../answer-limits.ts';
import { mapInTurns } from '../map-in-turns.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import { addRepairs, collectRepairs, isLeftOut, type Repairs } from '../repairs.ts';

/** Whose rows, and under which reference. */
export interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

/** What one source system has of one kind. */
export interface ListedRows<Row> {
  rows: Row[];
  /** Rows that could not be read and were left out. */
  dropped: number;
  /** A row is shown without a price that could not be read: sums are then too low. */
  lacksPrice: boolean;
}

/** More than anybody has of one kind at one system: who answers more has answered for others too. */
const manyRows = z.array(z.unknown()).max(MAX_ELEMENTS);

/** By the list's name in the answer. Made once: to make a parser costs more than to use it. */
const parsers = {
  avtaler: z.object({ avtaler: manyRows }).transform(({ avtaler }) => avtaler),
  tilbud: z.object({ tilbud: manyRows }).transform(({ tilbud }) => tilbud),
  meldinger: z.object({ meldinger: manyRows }).transform(({ meldinger }) => meldinger),
};

/** One of the searches of docs/outside/source-system.openapi.yaml. */
export interface Search<Row> {
  path: string;
  field: keyof typeof parsers;
  /** Undefined for a row that cannot be read. */
  toRow: (row: unknown) => Row | undefined;
}

/** Searches one system; one unreadable row does not take the others with it. 404 means "none here". */
export async function listRows<Row>(
  outside: OutsideClient,
  system: OutsideName,
  { fodselsnummer, correlationId }: Asker,
  { path, field, toRow }: Search<Row>,
): Promise<OutsideAnswer<ListedRows<Row>>> {
  const answer = await outside.call(system, {
    path,
    body: { fodselsnummer },
    parser: parsers[field],
    whenNotFound: [],
    correlationId,
  });
  if (!answer.ok) return answer;
  const repairs: Repairs = {};
  const read = await mapInTurns(answer.value, (row) => {
    const { value, repairs: more } = collectRepairs(() => toRow(row));
    if (value !== undefined) addRepairs(repairs, more);
    return value;
  });
  outside.tellRepairs(system, correlationId, repairs);
  const rows = read.filter((row) => row !== undefined);
  const lacksPrice = isLeftOut(repairs, 'monthlyPrice') || isLeftOut(repairs, 'yearlyPrice');
  return { ok: true, value: { rows, dropped: answer.value.length - rows.length, lacksPrice } };
}
