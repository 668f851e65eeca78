import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { SourceState } from '../../source-state.ts';
import { bil, hus, inManed, monthly, pay, reckon, WHOLE } from '../../testing/kostnadsar.ts';
import { toArssum } from './arssum.ts';
import type { Kostnad } from './kostnadsar.ts';

test('twelve months from this one', () => {
  const maneder = reckon([], []).maneder.map(({ maned }) => maned);
  expect(maneder.slice(0, 6)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
  expect(maneder.slice(6)).toEqual(['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10']);
});

describe('where the source tells payments', () => {
  test('their sum is the price of the year, and nothing is an estimate', () => {
    const ar = reckon([bil, hus], [...monthly(), pay('2027-03', { policyNumbers: ['2'], belop: 6000.05 })]);
    expect(ar).toMatchObject({ ore: 720_005, estimatedOre: 0, estimated: [], unknown: [], forfalt: [] });
  });

  test('one invoice for several agreements is one line', () => {
    const ar = reckon([bil, hus], monthly({ policyNumbers: ['1', '2'] }));
    const { kostnader } = inManed(ar, '2027-01');
    expect(kostnader).toMatchObject([{ avtaler: [bil, hus] }]);
    expect(kostnader[0]).not.toHaveProperty('andre');
  });

  test('what was due before this month is listed apart; what is overdue in this month belongs to it', () => {
    const ar = reckon(
      [bil],
      [
        pay('2026-09', { status: 'FORFALT' }),
        pay('2026-10', { status: 'PURRET' }),
        pay('2026-11', { status: 'FORFALT' }),
      ],
    );
    expect(ar.forfalt.map(({ forfall }) => forfall)).toEqual(['2026-09-15', '2026-10-15']);
    expect(inManed(ar, '2026-11').kostnader).toMatchObject([{ status: 'FORFALT', ore: 10_000 }]);
  });

  test('money that the customer gets is taken from the sum, and what was paid back counts for nothing', () => {
    const ar = reckon(
      [bil],
      [
        ...monthly({}, 0),
        pay('2026-12', { retning: 'TIL_KUNDEN', belop: 30.5 }),
        pay('2027-01', { status: 'TILBAKEBETALT', belop: 999 }),
      ],
    );
    expect(inManed(ar, '2026-12').ore).toBe(10_000 - 3050);
    expect(ar.ore).toBe(120_000 - 3050);
    expect(inManed(ar, '2027-01').kostnader).toHaveLength(2);
  });

  test('paid twice is shown twice, and costs twice, until the source says that it was paid back', () => {
    const twice = [...monthly({}, 0), pay('2026-11', { status: 'BETALT' })];
    expect(reckon([bil], twice).ore).toBe(130_000);
    expect(reckon([bil], [...twice, pay('2026-12', { retning: 'TIL_KUNDEN' })]).ore).toBe(120_000);
  });

  test('forty payments in a month are forty lines', () => {
    const many = Array.from({ length: 40 }, () => pay('2027-02', { belop: 0.1 }));
    const ar = reckon([bil], many);
    expect(inManed(ar, '2027-02')).toMatchObject({ ore: 400 });
    expect(inManed(ar, '2027-02').kostnader).toHaveLength(40);
  });

  test.each<[string, string[] | undefined, Avtale[], SourceState['state'], Kostnad['andre']]>([
    ['an agreement that is gone', ['9'], [], 'ok', 'borte'],
    ['one that is gone and one that is not', ['9', '1'], [bil], 'ok', 'borte'],
    ['nobody knows what', undefined, [], 'ok', 'ikkeOppgitt'],
    ['nothing in particular', [], [], 'ok', 'ikkeOppgitt'],
    ['an agreement whose system did not answer', ['9'], [], 'timeout', 'ikkeHentet'],
    ['one that could not be read', ['9', '1'], [bil], 'incomplete', 'ikkeHentet'],
  ])('a payment of %s counts, and says so', (_, policyNumbers, avtaler, state, andre) => {
    const ar = reckon([bil], [pay('2027-01', { policyNumbers }), pay('2026-01', { policyNumbers })], {
      avtalekilder: [
        { systemSource: 'NICE', state },
        { systemSource: 'PARIS', state: 'failed' },
      ],
    });
    expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ avtaler, andre, ore: 10_000 }]);
    expect(ar).toMatchObject({ estimatedOre: 0, partlyKnown: [bil] });
  });

  test('has none is no estimate', () => {
    expect(reckon([bil], [])).toMatchObject({ ore: 0, estimated: [], unknown: [], partlyKnown: [bil] });
  });

  test('of what has no price and no payments nobody knows what it costs', () => {
    const innbo: Avtale = { ...bil, policyNumber: '3', monthlyPrice: undefined, yearlyPrice: undefined };
    const ar = reckon([bil, innbo], monthly());
    expect(ar).toMatchObject({ unknown: [innbo], partlyKnown: [] });
    expect(toArssum(ar, WHOLE)).toEqual({ slag: 'minst', ore: 120_000 });
  });
});

describe('a source that lost a row', () => {
  test('an agreement with other payments is known in part', () => {
    const ar = reckon([bil], [...monthly({}, -12, 2), ...monthly({}, 3, 12)], {
      sources: [{ systemSource: 'NICE', state: 'incomplete' }],
    });
    expect(ar).toMatchObject({ ore: 110_000, estimatedOre: 0, estimated: [], partlyKnown: [bil] });
  });

  test('so is one without a price; the others of other systems are not', () => {
    const uten: Avtale = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
    const paris: Avtale = { ...bil, systemSource: 'PARIS' };
    const ar = reckon([uten, paris], [...monthly(), ...monthly({ systemSource: 'PARIS' })], {
      sources: [
        { systemSource: 'NICE', state: 'incomplete' },
        { systemSource: 'PARIS', state: 'ok' },
      ],
    });
    expect(ar.partlyKnown).toEqual([uten]);
  });
});

test('the payments of many agreements are grouped without asking every group of each', () => {
  const avtaler = Array.from({ length: 50 }, (_, number) => ({ ...bil, policyNumber: String(number) }));
  const betalinger = avtaler.flatMap(({ policyNumber }) => monthly({ policyNumbers: [policyNumber] }));
  const asked = vi.spyOn(Set.prototype, 'has');
  onTestFinished(() => asked.mockRestore());
  expect(reckon(avtaler, betalinger).ore).toBe(50 * 120_000);
  expect(asked.mock.calls.length).toBeLessThan(betalinger.length);
});
