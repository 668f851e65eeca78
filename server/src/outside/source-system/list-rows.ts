import { z } from 'zod';

import type { OutsideName } from '../../config/environment.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

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
}

/** One of the searches of docs/outside/source-system.openapi.yaml. */
export interface Search<Row> {
  path: string;
  /** The list's name in the answer. */
  field: string;
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
    parser: z.object({ [field]: z.array(z.unknown()) }).transform((body) => body[field] ?? []),
    whenNotFound: [],
    correlationId,
  });
  if (!answer.ok) return answer;
  const rows = answer.value.flatMap((row) => toRow(row) ?? []);
  return { ok: true, value: { rows, dropped: answer.value.length - rows.length } };
}
