import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Avtale } from '@portal/contract/avtaler.ts';

import { sumAvtaler } from './sum-avtaler.ts';

const avtale = (fields: Partial<Avtale>): Avtale => ({
  name: 'Bil',
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
  ...fields,
});

describe('sums of the agreements', () => {
  it.each<{ case: string; avtaler: Avtale[]; monthlySum: number | null; yearlySum: number | null }>([
    { case: 'none', avtaler: [], monthlySum: null, yearlySum: null },
    { case: 'none priced', avtaler: [avtale({}), avtale({})], monthlySum: null, yearlySum: null },
    { case: 'a free one is priced', avtaler: [avtale({ monthlyPrice: 0 })], monthlySum: 0, yearlySum: 0 },
    {
      case: 'those without price do not count',
      avtaler: [avtale({ monthlyPrice: 642 }), avtale({ monthlyPrice: 913.5 }), avtale({})],
      monthlySum: 1555.5,
      yearlySum: 18_666,
    },
    {
      case: 'a yearly price of its own stands',
      avtaler: [avtale({ monthlyPrice: 100, yearlyPrice: 1150 })],
      monthlySum: 100,
      yearlySum: 1150,
    },
    {
      case: 'yearly price alone',
      avtaler: [avtale({ yearlyPrice: 1150 })],
      monthlySum: 95.83,
      yearlySum: 1150,
    },
    {
      case: 'applications under treatment cost nothing yet',
      avtaler: [
        avtale({ monthlyPrice: 10 }),
        avtale({ systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING', monthlyPrice: 99 }),
      ],
      monthlySum: 10,
      yearlySum: 120,
    },
    {
      case: 'other pending ones do',
      avtaler: [avtale({ systemSource: 'PROLIFE', avtaleStatus: 'PENDING', monthlyPrice: 99 })],
      monthlySum: 99,
      yearlySum: 1188,
    },
    {
      case: 'no drift from binary fractions',
      avtaler: [avtale({ monthlyPrice: 0.1 }), avtale({ monthlyPrice: 0.2 })],
      monthlySum: 0.3,
      yearlySum: 3.6,
    },
  ])('$case', ({ avtaler, monthlySum, yearlySum }) => {
    expect(sumAvtaler(avtaler)).toEqual({ monthlySum, yearlySum });
  });

  it('is exact in øre whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }), (ore) => {
        const { monthlySum } = sumAvtaler(ore.map((price) => avtale({ monthlyPrice: price / 100 })));
        expect(Math.round((monthlySum ?? Number.NaN) * 100)).toBe(ore.reduce((sum, price) => sum + price, 0));
      }),
    );
  });
});
