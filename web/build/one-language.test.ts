import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Sprak } from '@portal/contract/sprak.ts';

import { oneLanguage } from './one-language.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'one-language-'));
  await writeFile(path.join(folder, 'tekster.nn.ts'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** What an import in a component becomes; null where it stays as it is. */
function resolve(sprak: Sprak, source: string): unknown {
  const { resolveId } = oneLanguage(sprak);
  if (typeof resolveId !== 'function') throw new Error('The plugin resolves nothing');
  const context = {
    error: (said: string) => {
      throw new Error(said);
    },
  };
  const importer = path.join(folder, 'page.tsx');
  return Reflect.apply(resolveId, context, [source, importer, { isEntry: false }]);
}

test('the texts of the language come in the place of those of bokmål, and nothing else is touched', () => {
  expect(resolve('nn', './tekster.nb.ts')).toBe(path.join(folder, 'tekster.nn.ts'));
  for (const other of ['./page.tsx', '@portal/contract/sprak.ts', './tekster.ts'])
    expect(resolve('nn', other)).toBeNull();
});

test('the build stops where a language lacks the texts', () => {
  expect(() => resolve('en', './tekster.nb.ts')).toThrow('tekster.en.ts is missing');
});
