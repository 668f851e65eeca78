import { expect, it } from 'vitest';

import { findKjopssperre } from './find-kjopssperre.ts';

const now = new Date('2026-11-21T10:00:00Z');
const registered = (land?: string) => ({ isFolkreregistrert: true, land });
const inUse = (land?: string) => ({ isFolkreregistrert: false, land });

it.each([
  { who: 'lives in Norway', adresser: [registered()], expected: undefined },
  { who: 'lives abroad', adresser: [registered('SE')], expected: 'utenlandskBosted' },
  { who: 'lives on Svalbard', adresser: [registered('SJ')], expected: undefined },
  { who: 'lives in Norway and gets post abroad', adresser: [registered(), inUse('SE')], expected: undefined },
  {
    who: 'lives abroad and gets post here',
    adresser: [inUse(), registered('SE')],
    expected: 'utenlandskBosted',
  },
  { who: 'is registered nowhere', adresser: [inUse('SE')], expected: undefined },
  { who: 'has no known address', adresser: [], expected: undefined },
])('$who: $expected (ERR-19, OD-97)', ({ adresser, expected }) => {
  expect(findKjopssperre({ fodselsdato: '1980-01-01', adresser, now })).toBe(expected);
});

it('names the age first when both apply (ERR-15)', () => {
  expect(findKjopssperre({ fodselsdato: '2015-01-01', adresser: [registered('SE')], now })).toBe('under18');
});
