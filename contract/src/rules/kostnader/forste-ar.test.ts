import { describe, expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling } from '../../kostnader.ts';
import { bil, hus, IDAG, listOre, monthly, pay, reckon } from '../../testing/kostnadsar.ts';
import { listArets } from './maneder.ts';

describe('where the source tells payments', () => {
  test.each<[string, Avtale[], Betaling[], number[], Avtale[]]>([
    ['paid each month', [bil], monthly({}, -1, 2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], []],
    ['one of twelve is known', [bil], [pay('2026-12')], [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], []],
    [
      'each quarter',
      [bil],
      [pay('2026-09', { belop: 300 }), pay('2026-12', { belop: 300 })],
      [0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0],
      [],
    ],
    ['one of two', [bil], [pay('2026-10', { belop: 600 })], [0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 6], []],
    ['one that is all', [bil], [pay('2026-10', { belop: 1200 })], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12], []],
    [
      'the first month was dearer',
      [bil],
      [pay('2026-10', { belop: 150 }), pay('2026-11'), pay('2026-12')],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    [
      'eleven, at a price that has sunk',
      [bil],
      [...monthly({ belop: 120 }, -5, 2), ...monthly({}, 2, 6)],
      [1.2, 1.2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    [
      'two bills of a year each, a month apart',
      [bil, { ...hus, yearlyPrice: 1200 }],
      [
        pay('2026-09', { belop: 1200 }),
        pay('2026-10', { belop: 1200, policyNumbers: ['2'] }),
        pay('2026-10', { belop: 0.01, policyNumbers: ['1', '2'] }),
      ],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12.0001],
      [],
    ],
    [
      'no bill in July, every year',
      [bil],
      [...monthly({ belop: 109.09 }, -12, -4), ...monthly({ belop: 109.1 }, -3, 3)],
      [1.091, 1.091, 1.091, 1.0909, 1.0909, 1.0909, 1.0909, 1.0909, 0, 1.091, 1.091, 1.091],
      [],
    ],
    [
      'no bill in July, in the second year',
      [bil],
      [...monthly({ belop: 109.09 }, -11, -4), ...monthly({ belop: 109.1 }, -3, 3)],
      [1.091, 1.091, 1.091, 1.0909, 1.0909, 1.0909, 1.0909, 1.0909, 0, 1.091, 1.091, 1.091],
      [],
    ],
    [
      'with another that ends',
      [bil, { ...hus, avtaleStatus: 'NON_RENEWAL', endDate: '2027-01-20' }],
      [...monthly({ policyNumbers: ['1', '2'], belop: 600 }, -1, 3), ...monthly({}, 3, 5)],
      [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    ['one that tells nothing', [bil], [pay('2026-12', { belop: 10 })], [0, 0.1], [bil]],
    [
      'two that are no shares of the price',
      [bil],
      [pay('2026-11', { belop: 50 }), pay('2026-12', { belop: 600 })],
      [0.5, 6],
      [bil],
    ],
    ['another has none', [bil, hus], monthly({}, -1, 2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [hus]],
    [
      'no price is known',
      [{ ...bil, monthlyPrice: undefined, yearlyPrice: undefined }],
      monthly({}, -1, 2),
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    [
      'no price is known, each quarter',
      [{ ...bil, monthlyPrice: undefined, yearlyPrice: undefined }],
      [pay('2026-09', { belop: 300 }), pay('2026-12', { belop: 300 })],
      [0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0],
      [],
    ],
    [
      'it ends',
      [{ ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2027-01-31' }],
      monthly({}, -1, 2),
      [1, 1, 1],
      [],
    ],
  ])('the first year, %s: as often as so far', (_, avtaler, betalinger, hundreds, partlyKnown) => {
    const ar = reckon(avtaler, betalinger);
    expect(listOre(ar)).toEqual(listArets(IDAG).map((_maned, index) => (hundreds[index] ?? 0) * 10_000));
    expect(ar.partlyKnown).toEqual(partlyKnown);
  });
});
