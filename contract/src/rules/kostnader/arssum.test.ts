import { describe, expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, PartState } from '../../kostnader.ts';
import { bil, hus, monthly, pay, reckon, told, WHOLE } from '../../testing/kostnadsar.ts';
import { hasBetalt, toArssum } from './arssum.ts';

describe('where the source tells payments', () => {
  test.each<[string, Partial<Betaling>, boolean]>([
    ['before its day', { forfall: '2027-01-15', status: 'BETALT' }, true],
    ['in part', { status: 'DELVIS_BETALT' }, true],
    ['to the customer', { status: 'BETALT', retning: 'TIL_KUNDEN' }, true],
    ['not yet', {}, false],
    ['and paid back, which counts for nothing', { status: 'TILBAKEBETALT' }, false],
    ['of nothing', { status: 'BETALT', belop: 0 }, false],
    ['last month, which is not of the year', { forfall: '2026-10-15', status: 'BETALT' }, false],
  ])('the year knows whether it holds what is paid: %s', (_, change, expected) => {
    expect(hasBetalt(reckon([bil], [pay('2026-11', change)]))).toBe(expected);
  });
});

test.each<[string, Betaling[], Avtale[], PartState[], ReturnType<typeof toArssum>]>([
  ['all of it', monthly(), [bil], told('NICE'), { slag: 'sum', ore: 120_000 }],
  [
    'money back alone',
    [pay('2026-12', { retning: 'TIL_KUNDEN' })],
    [],
    told('NICE'),
    { slag: 'sum', ore: -10_000 },
  ],
  [
    'money back, and not all is known',
    [pay('2026-12', { retning: 'TIL_KUNDEN' })],
    [bil],
    told('NICE'),
    { slag: 'kjent', ore: -10_000 },
  ],
  [
    'money back, and an estimate of another',
    [pay('2026-12', { retning: 'TIL_KUNDEN', belop: 2000, policyNumbers: ['9'] })],
    [{ ...bil, systemSource: 'PARIS' }],
    told('NICE'),
    { slag: 'anslag', ore: -80_000 },
  ],
  [
    'a part guessed, beside one of which nothing is known',
    [],
    [{ ...bil, systemSource: 'PARIS' }, bil],
    told('NICE'),
    { slag: 'delanslag', ore: 120_000 },
  ],
  [
    'a part known and a part guessed, beside one of which nothing is',
    [pay('2026-12', { belop: 100 }), pay('2026-11', { belop: 100 })],
    [bil, hus],
    told('NICE'),
    { slag: 'minst', ore: 20_000, medAnslagOre: 120_000 },
  ],
  ['a guess alone', [], [bil], told(), { slag: 'anslag', ore: 120_000 }],
  ['none', [], [bil], told('NICE'), { slag: 'ingen', ore: 0 }],
  ['none, and nothing that could have any', [], [], told('NICE'), { slag: 'ingen', ore: 0 }],
  [
    'what was paid back, and not all is known',
    [pay('2026-12', { status: 'TILBAKEBETALT' })],
    [bil],
    told('NICE'),
    { slag: 'ingen', ore: 0 },
  ],
])('the sentence about the sum: %s', (_, betalinger, avtaler, sources, expected) => {
  expect(toArssum(reckon(avtaler, betalinger, { sources }), WHOLE)).toEqual(expected);
});

test('an estimate takes the place of payments that did not come, not of agreements', () => {
  const ar = reckon([bil], [], { sources: told() });
  expect(toArssum(ar, { ...WHOLE, hasAllBetalinger: false }).slag).toBe('anslag');
  expect(toArssum(ar, { ...WHOLE, hasAllAvtaler: false }).slag).toBe('delanslag');
});

test('where a system did not tell all, what is known is not the whole', () => {
  expect(toArssum(reckon([bil], monthly()), { ...WHOLE, hasAllBetalinger: false })).toEqual({
    slag: 'minst',
    ore: 120_000,
  });
});
