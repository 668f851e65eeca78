import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { describe, expect, it } from 'vitest';

import { findMangler, findTotal } from './avtaler-state.ts';

const avtaler: AvtalerResponse['avtaler'] = [
  { name: 'Bil', avtaleStatus: 'ACTIVE', systemSource: 'NICE', monthlyPrice: 1234 },
];
const bil = { name: 'Bil', avtaleStatus: 'ACTIVE', systemSource: 'NICE' } as const;
const svar = (endret: Partial<AvtalerResponse>): AvtalerResponse => ({
  avtaler,
  monthlySum: 1234,
  yearlySum: 14808,
  systemSourceError: false,
  sources: [
    { systemSource: 'NICE', state: 'ok' },
    { systemSource: 'NSF', state: 'ok' },
  ],
  ...endret,
});
const uteblitt = [
  { systemSource: 'NICE', state: 'timeout' } as const,
  { systemSource: 'NSF', state: 'failed' } as const,
];
const ufullstendig = [{ systemSource: 'NICE', state: 'incomplete' } as const];

describe('findMangler', () => {
  it('separates systems that did not answer from systems with an unreadable row', () => {
    expect(
      findMangler(svar({ sources: [...uteblitt, { systemSource: 'PARIS', state: 'incomplete' }] })),
    ).toEqual({
      uteblitt: ['NICE', 'NSF'],
      ufullstendig: ['PARIS'],
    });
    expect(findMangler(svar({}))).toEqual({ uteblitt: [], ufullstendig: [] });
  });

  it.each([
    ['ok', [], []],
    ['timeout', ['SPAREBANK'], []],
    ['failed', ['SPAREBANK'], []],
    ['incomplete', [], ['SPAREBANK']],
  ] as const)('has the savings bank among them: %s', (sparebank, notAnswered, unreadable) => {
    expect(findMangler(svar({ sparebank }))).toEqual({ uteblitt: notAnswered, ufullstendig: unreadable });
  });
});

describe('findTotal', () => {
  it.each<[string, Partial<AvtalerResponse>, ReturnType<typeof findTotal>]>([
    ["the server's sums", {}, { maned: 1234, ar: 14808, minst: false }],
    ['nothing of an empty list', { avtaler: [] }, undefined],
    ['nothing without sums', { monthlySum: null, yearlySum: null }, undefined],
    ['a month without a year', { yearlySum: null }, { maned: 1234, ar: undefined, minst: false }],
    ['a year without a month', { monthlySum: null }, { maned: undefined, ar: 14808, minst: false }],
    ['zero', { monthlySum: 0, yearlySum: 0 }, { maned: 0, ar: 0, minst: false }],
    ['at least, when a system failed', { systemSourceError: true }, { maned: 1234, ar: 14808, minst: true }],
    [
      'at least, when a card has no price',
      { avtaler: [...avtaler, bil] },
      { maned: 1234, ar: 14808, minst: true },
    ],
    [
      'the whole of it, when a price is known for the year alone',
      { avtaler: [...avtaler, { ...bil, yearlyPrice: 12 }] },
      { maned: 1234, ar: 14808, minst: false },
    ],
    [
      'the whole of it, when an application is under treatment',
      { avtaler: [...avtaler, { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }] },
      { maned: 1234, ar: 14808, minst: false },
    ],
    ['at least, when a row is missing', { sources: ufullstendig }, { maned: 1234, ar: 14808, minst: true }],
  ])('shows %s', (_, endret, ventet) => {
    expect(findTotal(svar(endret))).toEqual(ventet);
  });
});
