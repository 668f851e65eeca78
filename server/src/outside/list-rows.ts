import { z } from 'zod';

import { MAX_ELEMENTS } from './answer-limits.ts';
import type { CustomerOutside } from './customer-outside.ts';
import { mapInTurns } from './map-in-turns.ts';
import type { OutsideAnswer } from './outside-answer.ts';
import type { OutsideName } from './outside-systems.ts';
import { addRepairs, collectRepairs, hasRepairs, isLeftOut, type Repairs } from './repairs.ts';

/** One outside system's rows of one kind. */
export interface ListedRows<Row> {
  rows: Row[];
  /** Number of unreadable rows that were left out. */
  dropped: number;
  /** A row is shown without something that could not be read, and that its reader needs to know of. */
  isIncomplete: boolean;
}

/** More than one customer can have: a longer answer probably contains other people's rows. */
const manyRows = z.array(z.unknown()).max(MAX_ELEMENTS);

/** Parser of an answer with a list of this name. Created once: creating a parser costs more than using it. */
export function rowsIn(list: string): z.ZodType<unknown[]> {
  return z.object({ [list]: manyRows }).transform(({ [list]: rows = [] }) => rows);
}

/**
 * Fields that are not quietly left out. Without a price a row seems to cost less (`detaljer` holds the fee of an offer),
 * without its last day a renewal or a sharing seems to have none.
 */
const neededFields = ['monthlyPrice', 'yearlyPrice', 'detaljer', 'tfaMonthly', 'fristForNei', 'til', 'folge'];

/** How one kind of rows is requested and parsed. */
export interface Search<Row> {
  path: string;
  /** Besides the customer. */
  body?: Record<string, unknown>;
  rows: z.ZodType<unknown[]>;
  /** Undefined for an unreadable row. */
  toRow: (row: unknown) => Row | undefined;
}

/** Searches one system; an unreadable row does not affect the others. 404 means "none here". */
export async function listRows<Row>(
  outside: CustomerOutside,
  system: OutsideName,
  { path, body, rows: parser, toRow }: Search<Row>,
): Promise<OutsideAnswer<ListedRows<Row>>> {
  const answer = await outside.call(system, {
    path,
    ...(body && { body }),
    parser,
    whenNotFound: [],
  });
  if (!answer.ok) return answer;
  const repairs: Repairs = {};
  const read = await mapInTurns(answer.value, (row) => {
    const { value, repairs: more } = collectRepairs(() => toRow(row));
    if (value !== undefined) addRepairs(repairs, more);
    return value;
  });
  outside.tellRepairs(system, repairs);
  const rows = read.filter((row) => row !== undefined);
  const isIncomplete = hasRepairs(repairs) && neededFields.some((field) => isLeftOut(repairs, field));
  return { ok: true, value: { rows, dropped: answer.value.length - rows.length, isIncomplete } };
}
