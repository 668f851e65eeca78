import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { getOppbevaring } from '../server/src/core/oppbevaring.ts';
import { ROOT } from './paths.ts';

const kept = Object.entries(getOppbevaring({ FEEDBACK_DAYS: 730, FEEDBACK_CONTACT_DAYS: 90 }));
/** The rows of the table of data, each with what is kept and the rule. */
const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n## Data\n')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '));

test.each(kept)('docs/security.md says how long %s is kept', (table, { frist }) => {
  const row = rows?.filter((line) => line.includes(`\`${table}\``)) ?? [];
  expect(row).not.toEqual([]);
  if (typeof frist === 'number') expect(row.join('\n')).toContain(`${frist} days`);
});
