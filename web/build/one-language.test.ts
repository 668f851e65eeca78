import { expect, test } from 'vitest';

import type { Sprak } from '@portal/contract/sprak.ts';

import { oneLanguage } from './one-language.ts';

const files = new Set(['./tekster.nn.ts', '@portal/contract/format/lokale.nn.ts']);

/** What an import in a component becomes; null where it stays as it is. */
async function resolve(sprak: Sprak, source: string): Promise<unknown> {
  const { resolveId } = oneLanguage(sprak);
  if (typeof resolveId !== 'function') throw new Error('The plugin resolves nothing');
  const context = {
    resolve: async (sibling: string) => (files.has(sibling) ? { id: sibling } : null),
    error: (said: string) => {
      throw new Error(said);
    },
  };
  const answer: unknown = await Reflect.apply(resolveId, context, [source, 'page.tsx', { isEntry: false }]);
  return answer;
}

test('the texts of the language come in the place of those of bokmål, and nothing else is touched', async () => {
  expect(await resolve('nn', './tekster.nb.ts')).toEqual({ id: './tekster.nn.ts' });
  const lokale = '@portal/contract/format/lokale';
  expect(await resolve('nn', `${lokale}.nb.ts`)).toEqual({ id: `${lokale}.nn.ts` });
  for (const other of ['./page.tsx', '@portal/contract/sprak.ts', './tekster.ts'])
    expect(await resolve('nn', other)).toBeNull();
});

test('the build stops where a language lacks the texts', async () => {
  await expect(resolve('en', './tekster.nb.ts')).rejects.toThrow('tekster.en.ts is missing');
});
