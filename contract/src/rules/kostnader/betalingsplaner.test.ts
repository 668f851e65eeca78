import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Betaling } from '../../kostnader.ts';
import { reckon, WHOLE } from '../../testing/kostnadsar.ts';
import { toArssum } from './arssum.ts';

const ALDRI = 999;

/** A day of the calendar, so many months after January 2026. */
const toDag = (month: number, day: number) => new Date(Date.UTC(2026, month, day)).toISOString().slice(0, 10);

/** One insurance, of which all is decided for years ahead. */
const arbitraryPlan = fc.record({
  /** What a year costs, in øre, and how much dearer it is from its last renewal, or from the next. */
  ore: fc.integer({ min: 50_000, max: 2_000_000 }),
  factor: fc.constantFrom(1, 0.8, 1.1, 1.3),
  isRenewed: fc.boolean(),
  terms: fc.constantFrom(1, 2, 4, 12),
  monthsAgo: fc.integer({ min: 0, max: 40 }),
  /** After how many of its terms to come it ends. */
  slutt: fc.constantFrom(ALDRI, 0, 1, 2, 5, 14),
});

/** Bills for one insurance or several, today, and how many months ahead the source knows. */
const arbitraryKunde = fc.record({
  regninger: fc.array(
    fc.record({
      planer: fc.array(arbitraryPlan, { minLength: 1, maxLength: 3 }),
      day: fc.integer({ min: 3, max: 26 }),
      /** How many days it moves from a Sunday and from a Saturday. */
      helg: fc.constantFrom<Record<number, number>>({}, { 0: 1, 6: 2 }, { 0: -2, 6: -1 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  now: fc.integer({ min: 0, max: 30 }),
  today: fc.integer({ min: 1, max: 28 }),
  ahead: fc.integer({ min: 0, max: 12 }),
});
type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type Plan = Made<typeof arbitraryPlan>;
type Kunde = Made<typeof arbitraryKunde>;

/** What its system tells of it, and its terms from a year ago until a year from now. */
function follow(plan: Plan, policyNumber: string, now: number, day: number) {
  const { ore, terms, monthsAgo, slutt } = plan;
  const [step, start] = [12 / terms, now - monthsAgo];
  const end = start + (Math.floor(monthsAgo / step) + 1 + slutt) * step;
  // In its first year it has no last renewal.
  const renewal = Math.max(1, Math.floor(monthsAgo / 12) + (plan.isRenewed ? 0 : 1));
  const after = Math.round(ore * plan.factor);
  const own = { systemSource: 'NICE', policyNumber } as const;
  const yearlyPrice = (renewal * 12 <= monthsAgo ? after : ore) / 100;
  const avtaleStatus = slutt === ALDRI ? 'ACTIVE' : 'NON_RENEWAL';
  const all = Array.from({ length: 7 * terms }, (_, index) => {
    const [pris, nth] = [index < renewal * terms ? ore : after, index % terms];
    const part = Math.floor(((nth + 1) * pris) / terms) - Math.floor((nth * pris) / terms);
    return { month: start + index * step, ore: part, policyNumber };
  });
  const gyldigFra = toDag(start + renewal * 12, 1);
  return {
    avtale: { ...own, name: policyNumber, yearlyPrice, avtaleStatus, endDate: toDag(end, day - 1) },
    priser: after === ore ? [] : [{ ...own, gyldigFra, pris: after / 100, prisFor: ore / 100 }],
    rows: all.filter(({ month }) => month >= now - 12 && month < Math.min(now + 12, end)),
  };
}

const addUp = (rows: readonly { ore: number }[]) => rows.reduce((sum, { ore }) => sum + ore, 0);

/** What the page tells of the customer’s year, what of it the source told, and what will be due. */
function tell({ regninger, now, today, ahead }: Kunde, change: (plan: Plan) => Plan) {
  const idag = toDag(now, today);
  const isTold = ({ month }: { month: number }) => month <= now + ahead;
  const bills = regninger.map(({ planer, day, helg }, regning) => {
    const followed = planer.map((plan, index) => follow(change(plan), `${regning}-${index}`, now, day));
    const rows = followed.flatMap((one) => one.rows);
    const toBetaling = (month: number): Betaling => {
      const own = rows.filter((row) => row.month === month);
      const forfall = toDag(month, day + (helg[new Date(toDag(month, day)).getUTCDay()] ?? 0));
      const status = forfall < idag ? 'BETALT' : 'KOMMER';
      const policyNumbers = own.map(({ policyNumber }) => policyNumber);
      return { systemSource: 'NICE', policyNumbers, belop: addUp(own) / 100, forfall, status };
    };
    const months = new Set(rows.filter(isTold).map(({ month }) => month));
    return { followed, betalinger: [...months].map(toBetaling) };
  });
  const followed = bills.flatMap((bill) => bill.followed);
  const betalinger = bills.flatMap((bill) => bill.betalinger);
  const priser = followed.flatMap((one) => one.priser);
  const avtaler = followed.map(({ avtale }) => avtale);
  const ar = reckon(avtaler, betalinger, { idag, priser });
  const coming = followed.flatMap(({ rows }) => rows.filter(({ month }) => month >= now));
  return { ar, known: addUp(coming.filter(isTold)), truth: addUp(coming), arssum: toArssum(ar, WHOLE) };
}

const holds = (check: (kunde: Kunde) => void) => fc.assert(fc.property(arbitraryKunde, check));

test('whatever is paid for on a bill: all that is told is in the year, and ‘at least’ is not too much', () => {
  holds((kunde) => {
    const { ar, known, truth, arssum } = tell(kunde, (plan) => plan);
    expect(ar.ore - ar.estimatedOre).toBe(known);
    if (arssum.slag === 'minst') expect(arssum.ore).toBeLessThanOrEqual(truth);
  });
});

test('after a year at one price the next is known to the øre, on whatever bills', () => {
  holds((kunde) => {
    const settle = { factor: 1, slutt: ALDRI } as const;
    const { ar, truth } = tell(kunde, (plan) => ({ ...plan, ...settle, monthsAgo: plan.monthsAgo + 12 }));
    expect([ar.ore, ar.partlyKnown]).toEqual([truth, []]);
  });
});

test('paid equally often, and begun, renewed or ended: a sum is what will be due, and an estimate nearly', () => {
  holds((kunde) => {
    const terms = kunde.regninger[0]?.planer[0]?.terms ?? 12;
    const { truth, arssum } = tell(kunde, (plan) => ({ ...plan, terms }));
    // The terms of six may be rounded in another way.
    const most: Partial<Record<string, number>> = { sum: 0, anslag: 6 * 12 };
    expect(Math.abs(arssum.ore - truth)).toBeLessThanOrEqual(most[arssum.slag] ?? Infinity);
  });
});
