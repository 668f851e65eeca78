import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { LETTERS } from './font-subset.ts';

const root = path.join(import.meta.dirname, '../..');
const texts = globSync('{contract,web}/src/**/*.{nb,nn,en}.ts', { cwd: root });

test('every letter of every text is in the font that browsers fetch', () => {
  expect(texts.length).toBeGreaterThan(100);
  const known = new Set(`${LETTERS}\n`);
  const missing = texts.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8')]
      .filter((letter) => !known.has(letter))
      .map((letter) => `${file}: ${letter}`),
  );
  expect(missing).toEqual([]);
});
