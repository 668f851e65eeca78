import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import fc from 'fast-check';
import type { Row } from '../../testing/create-kunde.ts';
import { type Avtale, isApplication, isCancelled } from './rows.ts';

/** What each system can tell in this proof; a system without an entry is one of contract 1.0. */
export const parts: Partial<Record<SystemSource, readonly ('betalinger' | 'pris')[]>> = {
  NICE: ['betalinger', 'pris'],
  EIKA_SKADE: ['betalinger', 'pris'],
  PROLIFE: ['pris'],
  LOFAVOR: ['betalinger'],
};

export const partSettings: Record<string, string> = Object.fromEntries(
  systemSources.map((system) => [`OUTSIDE_${system}_PARTS`, (parts[system] ?? []).join()]),
);

/** How an agreement is paid. Months are counted from this one. */
interface Plan {
  /** Payments a year. */
  terms: number;
  began: number;
  /** The last month that the source knows. */
  until: number;
  day: number;
  /** The last payment before this month has not been made. */
  isOverdue: boolean;
  /** On one invoice with the agreement before it in its system. */
  isTogether: boolean;
}

/** What becomes of the price of an agreement, on the first day of a month. */
interface Endring {
  from: number;
  /** The later price by the earlier. */
  factor: number;
  isFirstYear: boolean;
  deler: 'all' | 'too few' | 'none';
  hasFrist: boolean;
}

export interface Kostnadsdel {
  plan: Plan | undefined;
  endring: Endring | undefined;
}

/** Prices that rise from here, and invoices for several of them, stay within what the published page allows. */
const MOST_ORE = 100_000_000;
const isOften = fc.nat({ max: 3 }).map((number) => number > 0);
const isSometimes = isOften.map((often) => !often);
export const kostnadsdel: fc.Arbitrary<Kostnadsdel> = fc.record({
  plan: fc.option(
    fc.record({
      terms: fc.constantFrom(1, 2, 3, 4, 6, 12, 12, 12),
      began: fc.integer({ min: -24, max: -1 }),
      until: fc.integer({ min: 0, max: 11 }),
      day: fc.integer({ min: 1, max: 28 }),
      isOverdue: isSometimes,
      isTogether: isSometimes,
    }),
    { nil: undefined, freq: 4 },
  ),
  endring: fc.option(
    fc.record({
      from: fc.integer({ min: -10, max: 10 }),
      factor: fc.constantFrom(0.9, 1, 1.03, 1.099, 1.1, 1.14, 1.2),
      isFirstYear: isSometimes,
      deler: fc.constantFrom('all', 'all', 'too few', 'none'),
      hasFrist: isOften,
    }),
    { nil: undefined, freq: 2 },
  ),
});

/** An agreement with what is true of its costs. Amounts in øre, days as yyyy-mm-dd. */
export interface Kostnad extends Kostnadsdel {
  avtale: Avtale;
  /** Of the year; undefined without any price. */
  arspris: number | undefined;
  /** Its last day, if it ends and the day is known. */
  slutt: string | undefined;
  isEnding: boolean;
}

/** Nothing more is paid for it. */
export function isOver({ slutt }: Kostnad): boolean {
  return slutt !== undefined && slutt < idag;
}

/** It ends, and nobody knows when, so nobody can guess what is still to be paid. */
export function hasUnknownEnd({ slutt, isEnding }: Kostnad): boolean {
  return isEnding && slutt === undefined;
}

const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });
export const idag = oslo.format(new Date());

/** The day of a month that is counted from this one. */
export function toDay(month: number, day: number): string {
  const [year = 0, thisMonth = 1] = idag.split('-').map(Number);
  return new Date(Date.UTC(year, thisMonth - 1 + month, day)).toISOString().slice(0, 10);
}

export function toKostnader(avtaler: readonly Avtale[], deler: readonly Kostnadsdel[]): Kostnad[] {
  return avtaler.map((avtale, index) => {
    const { monthlyPrice, yearlyPrice, systemSource, endDate } = avtale;
    const told = parts[systemSource] ?? [];
    const del = avtale.policyNumber === undefined || isApplication(avtale) ? undefined : deler[index];
    const arspris =
      yearlyPrice === undefined
        ? monthlyPrice && Math.round(monthlyPrice * 100) * 12
        : Math.round(yearlyPrice * 100);
    const isEnding =
      !isApplication(avtale) &&
      (avtale.avtaleStatus === 'NON_RENEWAL' ||
        avtale.avtaleStatusDescription === 'Fornyes ikke' ||
        isCancelled(avtale));
    const has = (part: 'betalinger' | 'pris') =>
      told.includes(part) && arspris !== undefined && arspris <= MOST_ORE;
    return {
      avtale,
      arspris,
      isEnding,
      slutt: isEnding ? endDate : undefined,
      plan: has('betalinger') ? del?.plan : undefined,
      endring: has('pris') ? del?.endring : undefined,
    };
  });
}

/** What a year costs at the price of a month. */
export function findPris({ arspris = 0, endring }: Kostnad, month: number): number {
  if (endring === undefined || endring.isFirstYear) return arspris;
  const { from, factor } = endring;
  if (from > 0) return month < from ? arspris : Math.round(arspris * factor);
  return month < from ? Math.round(arspris / factor) : arspris;
}

export interface Betaling {
  kostnader: Kostnad[];
  ore: number;
  month: number;
  forfall: string;
  status: 'BETALT' | 'KOMMER' | 'FORFALT';
  /** Told by the source; otherwise it comes, but nobody has said so. */
  isTold: boolean;
}

/** The payments of these months, with those after what the source knows, as they will come. */
export function listBetalinger(kostnader: readonly Kostnad[], first: number, last: number): Betaling[] {
  return groupByInvoice(kostnader).flatMap(({ plan, together }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((month) => {
      const term = ((month - plan.began) * plan.terms) / 12;
      const forfall = toDay(month, plan.day);
      const isTold = month >= -12 && month <= plan.until;
      const alive = together.filter((kostnad) => hasTerm(kostnad, forfall, plan.terms, isTold));
      const ore = alive.reduce((sum, kostnad) => sum + divide(findPris(kostnad, month), plan.terms, term), 0);
      if (term < 0 || !Number.isInteger(term) || ore === 0) return [];
      const isLast = month < 0 && month + 12 / plan.terms >= 0;
      const status = forfall >= idag ? 'KOMMER' : plan.isOverdue && isLast ? 'FORFALT' : 'BETALT';
      return { kostnader: alive, ore, month, forfall, status, isTold };
    }),
  );
}

/** An agreement ends with a term, a little before or after the next is due. Where nobody knows its end, what is told counts. */
function hasTerm({ slutt, isEnding }: Kostnad, forfall: string, terms: number, isTold: boolean): boolean {
  if (slutt === undefined) return !isEnding || isTold;
  const next = new Date(forfall);
  next.setUTCMonth(next.getUTCMonth() + 12 / terms);
  const days = (next.getTime() - Date.parse(forfall)) / (24 * 3600 * 1000);
  const half = new Date(forfall);
  half.setUTCDate(half.getUTCDate() + Math.ceil(days / 2) - 1);
  return slutt >= half.toISOString().slice(0, 10);
}

/** A whole amount in whole parts. */
function divide(ore: number, count: number, at: number): number {
  const place = ((at % count) + count) % count;
  return Math.floor(((place + 1) * ore) / count) - Math.floor((place * ore) / count);
}

function groupByInvoice(kostnader: readonly Kostnad[]): { plan: Plan; together: Kostnad[] }[] {
  const groups: { plan: Plan; together: Kostnad[] }[] = [];
  for (const kostnad of kostnader) {
    const { plan, avtale } = kostnad;
    if (plan === undefined) continue;
    const before = groups.findLast(
      ({ together }) => together[0]?.avtale.systemSource === avtale.systemSource,
    );
    if (plan.isTogether && before !== undefined) before.together.push(kostnad);
    else groups.push({ plan, together: [kostnad] });
  }
  return groups;
}

/** As the sources tell them. */
export function toBetalingsrader(kostnader: readonly Kostnad[]): Row[] {
  return listBetalinger(kostnader, -12, 11)
    .filter(({ isTold }) => isTold)
    .map(({ kostnader: paid, ore, forfall, status }) => ({
      systemSource: paid[0]?.avtale.systemSource ?? 'NICE',
      policyNumbers: paid.map(({ avtale }) => avtale.policyNumber),
      belop: ore / 100,
      forfall,
      status,
    }));
}

/** The prices as the sources tell them. */
export function toPrisrader(kostnader: readonly Kostnad[]): Row[] {
  return kostnader.flatMap((kostnad) => {
    const { avtale, endring } = kostnad;
    if (endring === undefined) return [];
    const { from, isFirstYear, deler, hasFrist } = endring;
    const [before, now] = [findPris(kostnad, from - 1), findPris(kostnad, from)];
    const own = Math.floor((now - before) / 3);
    const toDeler = (grunnpris: number, naturskade: number) => [
      { kode: 'GRUNNPRIS', belop: grunnpris / 100 },
      { kode: 'NATURSKADE', belop: naturskade / 100 },
    ];
    return {
      systemSource: avtale.systemSource,
      policyNumber: avtale.policyNumber,
      gyldigFra: toDay(from, 1),
      pris: now / 100,
      ...(!isFirstYear && { prisFor: before / 100 }),
      ...(hasFrist && { fristForNei: toDay(from, 0) }),
      ...(deler !== 'none' && {
        delerFor: toDeler(before, 0),
        deler: toDeler(now - own - (deler === 'too few' ? 1 : 0), own),
      }),
    };
  });
}
