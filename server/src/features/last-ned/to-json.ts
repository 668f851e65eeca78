import { Readable } from 'node:stream';

import type { Samling } from '@portal/contract/samling.ts';

/** The samling by its schema, written row by row. */
export function toJson(samling: Samling): Readable {
  return Readable.from(writeJson(samling));
}

function* writeJson(samling: Samling): Generator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(samling)) {
    yield `${before}${JSON.stringify(name)}: `;
    before = ',\n';
    if (Array.isArray(value)) yield* writeRows(value);
    else yield JSON.stringify(value);
  }
  yield '\n}\n';
}

function* writeRows(rows: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [place, row] of rows.entries()) yield `${place === 0 ? '' : ','}\n  ${JSON.stringify(row)}`;
  yield ']';
}
