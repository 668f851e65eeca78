import { expect, test } from 'vitest';

import type { Avtale } from '@portal/contract/avtaler.ts';

import { mergeAvtaler } from './merge-avtaler.ts';

const avtale = (name: string, policyNumber?: string, systemSource: Avtale['systemSource'] = 'EIKA_SKADE') =>
  ({ name, avtaleStatus: 'ACTIVE', systemSource, ...(policyNumber && { policyNumber }) }) satisfies Avtale;

test.each<[string, Avtale[], Avtale[], string[]]>([
  ['nothing more', [avtale('a', '1')], [], ['a']],
  ['something more', [avtale('a', '1')], [avtale('b', '2')], ['a', 'b']],
  ['the same again: the system’s own counts', [avtale('a', '1')], [avtale('b', '1')], ['a']],
  ['a number that has spaces too is another', [avtale('a', '1')], [avtale('b', '1 ')], ['a', 'b']],
  ['the same number in another system', [avtale('a', '1')], [avtale('b', '1', 'EIKA_PERSON')], ['a', 'b']],
  ['twice from the bank', [], [avtale('a', '1'), avtale('b', '1')], ['a']],
  ['without numbers', [avtale('a')], [avtale('b'), avtale('c')], ['a', 'b', 'c']],
  ['two of the systems’ own with one number stay two', [avtale('a', '1'), avtale('b', '1')], [], ['a', 'b']],
])('%s (OD-13)', (_, own, extra, names) => {
  expect(mergeAvtaler(own, extra).map(({ name }) => name)).toEqual(names);
});
