import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { prisdelkoder } from '@portal/contract/kostnader.ts';

import { gjelder } from '../web/src/features/kostnader/gjelder.ts';
import { ROOT } from './paths.ts';

const doc = readFileSync(join(ROOT, 'docs/outside/prisdeler.md'), 'utf8');
const rows = doc
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, factor = '', code = '', why = '']) => ({ factor, codes: listCodes(code), why }));

function listCodes(text: string): string[] {
  return [...text.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code);
}

/** The primary factors that WAC 284-30A-070 names. */
test.each([
  'garaging place',
  'driving record',
  'kilometres',
  'drivers',
  'vehicles',
  'claims',
  'discounts',
  'fees',
  'age of the person',
  'age of the object',
  'place of the object',
  'value of the object',
  'caps',
  'base rate',
])('%s has a code, or a reason why it has none', (factor) => {
  const found = rows.filter((row) => row.factor.startsWith(factor));
  expect(found).toHaveLength(1);
  const [row] = found;
  expect(`${row?.codes.join() ?? ''}${row?.why ?? ''}`).not.toBe('');
});

test('the page of codes knows those of the contract, and each has its place', () => {
  const named = new Set(rows.flatMap(({ codes }) => codes));
  expect([...named, 'ANNET'].toSorted()).toEqual(prisdelkoder.toSorted());
});

test('it says of whom each is as the portal does', () => {
  const [alle = '', ingen = ''] =
    /calls (.*) the same for all customers, (.*) neither/.exec(doc)?.slice(1) ?? [];
  const listOf = (whose: string | undefined) =>
    prisdelkoder.filter((kode) => gjelder[kode] === whose).toSorted();
  expect(listCodes(alle).toSorted()).toEqual(listOf('alle'));
  expect(listCodes(ingen).toSorted()).toEqual(listOf(undefined));
});
