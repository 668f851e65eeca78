import { describe, expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, Pris } from '../../kostnader.ts';
import { bil, hus, inManed, listOre, monthly, pay, reckon, WHOLE } from '../../testing/kostnadsar.ts';
import { toArssum } from './arssum.ts';
import { flyttManed } from './maneder.ts';

describe('where the source tells payments', () => {
  test('what is paid together is estimated together, not once more as it was paid before', () => {
    const ar = reckon(
      [bil, { ...hus, yearlyPrice: 6000 }],
      [...monthly({}, -12, -2), ...monthly({ policyNumbers: ['1', '2'], belop: 600 }, -2, 2)],
    );
    expect(listOre(ar)).toEqual(Array<number>(12).fill(60_000));
    expect(ar.partlyKnown).toEqual([]);
  });

  test('with others until it was paid alone: it goes on alone', () => {
    const ar = reckon(
      [bil],
      [...monthly({ policyNumbers: ['1', '9'], belop: 600 }, -12, -2), ...monthly({}, -2, 2)],
    );
    expect(listOre(ar)).toEqual(Array<number>(12).fill(10_000));
  });
});

describe('on one bill, some each month and one once a year', () => {
  const innbo: Avtale = { ...bil, policyNumber: '2', name: 'Innbo', yearlyPrice: 2400, monthlyPrice: 200 };
  const reise: Avtale = { ...bil, policyNumber: '3', name: 'Reise', yearlyPrice: 600, monthlyPrice: 50 };
  /** Bil has become dearer in September. Reise is paid in March. */
  const bills = (from: number, to: number) =>
    monthly({}, from, to).map((betaling) => {
      const felles = betaling.forfall >= '2026-09' ? 300 : 290;
      return betaling.forfall.includes('-03-')
        ? { ...betaling, belop: felles + 600, policyNumbers: ['1', '2', '3'] }
        : { ...betaling, belop: felles, policyNumbers: ['1', '2'] };
    });

  test('each comes as often as so far, at the new price', () => {
    const ar = reckon([bil, innbo, reise], bills(-12, 2));
    expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ ore: 30_000, avtaler: [bil, innbo] }]);
    expect(inManed(ar, '2027-03').kostnader).toMatchObject([{ ore: 90_000, avtaler: [bil, innbo, reise] }]);
    expect(ar).toMatchObject({ ore: 12 * 30_000 + 60_000, partlyKnown: [] });
  });

  test.each([
    ['to come', '2027-02-20', 4],
    ['paid', '2027-03-20', 6],
  ])('the yearly bill is known, and is in no other month: %s', (_, idag, to) => {
    const ar = reckon([bil, innbo, reise], bills(idag.startsWith('2027-02') ? -9 : -8, to), { idag });
    expect(ar).toMatchObject({ ore: 12 * 30_000 + 60_000, partlyKnown: [] });
  });

  /** Bil each month, cheaper than now, and Reise with it in some. */
  const withReise = (maneder: readonly number[]) =>
    monthly({ belop: 90 }, -12, 1).map((betaling, index) => ({
      ...betaling,
      ...(maneder.includes(index - 12) && { belop: 190, policyNumbers: ['1', '3'] }),
    }));

  test('twice a year', () => {
    const ar = reckon([bil, reise], withReise([-8, -2]));
    expect(listOre(ar).slice(1)).toEqual(
      Array.from({ length: 11 }, (_, index) => (index === 3 || index === 9 ? 40_000 : 10_000)),
    );
  });

  test('four times a year, and it came on the bill since: each of its terms to come has its share', () => {
    const ar = reckon([bil, reise], withReise([-4, -1]));
    // Reise in January, April, July and October.
    expect(listOre(ar).slice(1)).toEqual(
      Array.from({ length: 11 }, (_, index) => (index % 3 === 1 ? 25_000 : 10_000)),
    );
  });

  test.each([
    ['after half a year and four months', [-12, -6, -2]],
    ['as far apart as no share of a year', [-12, -7, -2]],
  ])('what comes unevenly is divided among all: %s', (_, maneder) => {
    const ar = reckon([bil, reise], withReise(maneder));
    expect(listOre(ar).slice(1)).toEqual(Array.from({ length: 11 }, () => 15_000));
  });

  test('one that has been put on the bill since is on all that follow', () => {
    const alone = monthly({ belop: 90 }, -12, -2);
    const both = monthly({ policyNumbers: ['1', '2'], belop: 300 }, -2, 1);
    const ar = reckon([bil, innbo], [...alone, ...both]);
    expect(listOre(ar)).toEqual(Array.from({ length: 12 }, () => 30_000));
  });

  test.each<[string, Avtale[], Betaling[]]>([
    [
      'four times a year, on the yearly bill of another',
      [{ ...bil, yearlyPrice: 9600 }, innbo],
      [
        pay('2025-11', { policyNumbers: ['1'], belop: 9600 }),
        pay('2026-11', { policyNumbers: ['1', '2'], belop: 10_200 }),
      ],
    ],
    [
      'each month, until the next yearly bill of another',
      [innbo, reise],
      [
        pay('2026-08', { policyNumbers: ['3'], belop: 600 }),
        ...monthly({ policyNumbers: ['2'], belop: 200 }, 0, 9),
        pay('2027-08', { policyNumbers: ['2', '3'], belop: 800 }),
      ],
    ],
  ])('of one that came on a common bill since, not all payments are known: %s', (_, avtaler, betalinger) => {
    expect(reckon(avtaler, betalinger).partlyKnown).toEqual(avtaler);
  });

  test.each([
    ['half a year', 1300, true],
    ['a year', 2500, false],
  ])('of one whose only bill is of %s, later bills without it are known', (_, belop, isPartly) => {
    const begun = pay('2026-09', { policyNumbers: ['1', '2'], belop });
    const ar = reckon([bil, innbo], [...monthly({}, -12, -2), begun, ...monthly({}, -1, 1)]);
    expect(ar.partlyKnown).toEqual(isPartly ? [bil, innbo] : []);
    expect(toArssum(ar, WHOLE).slag).toBe(isPartly ? 'minst' : 'anslag');
  });

  test('one that ends has been on the yearly bill of another, where a third has come since', () => {
    const slutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-30' };
    const before = pay('2025-12', { policyNumbers: ['1', '3'], belop: 1800 });
    const now = pay('2026-12', { policyNumbers: ['2', '3'], belop: 3000 });
    expect(reckon([slutter, innbo, reise], [before, now])).toMatchObject({ ore: 300_000, partlyKnown: [] });
  });

  test.each<[string, number, Pris[]]>([
    ['each term is rounded', 1000, []],
    [
      'it will be cheaper',
      2400,
      [{ systemSource: 'NICE', policyNumber: '2', gyldigFra: '2027-05-01', pris: 1200 }],
    ],
  ])(
    'of one that came since all is known where the year comes to its price: %s',
    (_, yearlyPrice, priser) => {
      const both = { policyNumbers: ['1', '2'], belop: 100 + Math.floor((yearlyPrice * 100) / 12) / 100 };
      const betalinger = [...monthly({}, -12, -2), ...monthly(both, -2, 3)];
      expect(reckon([bil, { ...innbo, yearlyPrice }], betalinger, { priser }).partlyKnown).toEqual([]);
    },
  );

  test('one that came on a common bill since, and is told for a year, is whole at whatever price', () => {
    const told = monthly({ policyNumbers: ['2', '3'], belop: 240 }, 0, 12);
    const ar = reckon([innbo, reise], [pay('2026-10', { policyNumbers: ['3'], belop: 50 }), ...told]);
    expect(ar).toMatchObject({ ore: 12 * 24_000, partlyKnown: [] });
  });

  test('those that are paid more often end: the yearly one is whole', () => {
    const slutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-30' };
    const hver = [-9, -6, -3].map((to) => pay(flyttManed('2026-12', to), { belop: 300 }));
    const ar = reckon(
      [slutter, innbo],
      [pay('2025-12', { policyNumbers: ['1', '2'], belop: 2700, status: 'BETALT' }), ...hver],
    );
    expect(ar.maneder.flatMap(({ kostnader }) => kostnader)).toMatchObject([
      { ore: 240_000, avtaler: [innbo] },
    ]);
  });

  test('no bill in July, every year: those that come to the price are whole', () => {
    const utenJuli = bills(-12, 2).filter(({ forfall }) => !forfall.includes('-07-'));
    expect(reckon([bil, innbo, reise], utenJuli).partlyKnown).toEqual([]);
  });

  describe('in the first year', () => {
    const hytte: Avtale = { ...reise, yearlyPrice: 12_000 };
    const [first = expect.fail(), ...more] = monthly({}, -2, 1);
    const begin = (belop: number) =>
      reckon([bil, hytte], [{ ...first, belop, policyNumbers: ['1', '3'] }, ...more]);

    test('each comes as often as the sizes of the bills say', () => {
      const ar = begin(12_100);
      expect(ar).toMatchObject({ ore: 12 * 10_000 + 1_200_000, partlyKnown: [] });
      expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ ore: 10_000, avtaler: [bil] }]);
      expect(inManed(ar, '2027-09').kostnader).toMatchObject([{ ore: 1_210_000, avtaler: [bil, hytte] }]);
    });

    test('a bill that is no share of one alone is of all together', () => {
      const [one = expect.fail(), two = expect.fail(), three = expect.fail()] = monthly({}, -2, 1);
      const ar = reckon([bil, reise], [one, { ...two, belop: 250, policyNumbers: ['1', '3'] }, three]);
      expect(listOre(ar)).toEqual([10_000, ...Array.from({ length: 11 }, () => 15_000)]);
    });

    test.each([
      ['half a year', 6100],
      ['more than a year', 16_100],
    ])('a bill of %s does not say it: not all payments are known', (_, belop) => {
      expect(begin(belop)).toMatchObject({ partlyKnown: [bil, hytte] });
    });
  });

  test('a bill for something else too does not mix what is paid apart', () => {
    const mixed = pay('2026-10', { policyNumbers: ['1', '2', '99'], belop: 400, forfall: '2026-10-20' });
    const ar = reckon(
      [bil, innbo],
      [...monthly({ belop: 90 }, -12, 1), ...monthly({ belop: 200, policyNumbers: ['2'] }, -12, 1), mixed],
    );
    expect(listOre(ar).slice(1)).toEqual(Array.from({ length: 11 }, () => 30_000));
  });
});
