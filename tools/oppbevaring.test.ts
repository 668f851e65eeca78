import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import type { Frist } from '../contract/src/oppbevaring.ts';
import { getOppbevaring } from '../server/src/core/oppbevaring.ts';
import { ROOT } from './paths.ts';

const kept = Object.entries(getOppbevaring({ FEEDBACK_DAYS: 730, FEEDBACK_CONTACT_DAYS: 90 }));
/** The rows of the table of data, each with what is kept and the rule. */
const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n## Data\n')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '));

const terms: Readonly<Record<Exclude<Frist, number>, RegExp>> = {
  INNLOGGING: /with the session|as a visit may last/,
  MINUTTER: /minutes|after 60 s/,
  DOGN: /at most a day/,
  ALLTID: /for good|random id/,
};

test.each(kept)('docs/security.md says how long %s is kept', (table, { frist }) => {
  const row = rows?.filter((line) => line.includes(`\`${table}\``)) ?? [];
  expect(row).not.toEqual([]);
  expect(row.join('\n')).toMatch(typeof frist === 'number' ? new RegExp(`${frist} days`) : terms[frist]);
});
