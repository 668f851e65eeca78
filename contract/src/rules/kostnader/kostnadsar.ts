import { sortBy } from '../../sort-by.ts';
import type { Avtale } from '../../avtaler.ts';
import type { Betaling, BetalingerResponse, PartState, Pris } from '../../kostnader.ts';
import { isUnderBehandling, isUtenPris } from '../avtalepris.ts';
import { estimateManeder, findArsprisPa } from './anslag.ts';
import { mapAvtaler } from './avtalenokkel.ts';
import { countOre } from './betalinger.ts';
import { isForfalt } from './forfalt.ts';
import { flyttManed, listArets, type Maned, splitOre, toManed } from './maneder.ts';

/** One line of the year: a payment, or the estimated cost of an agreement in that month. Amounts in øre. */
export interface Kostnad {
  /** The agreements that it pays for, as far as the customer still has them. */
  avtaler: readonly Avtale[];
  /**
   * It also pays for something else: an agreement the customer no longer has, or one that the source does not name.
   */
  isForOthers: boolean;
  /** Missing of an estimate. */
  forfall?: string;
  ore: number;
  /** The source's word; missing for an estimate. */
  status?: string;
  isEstimate: boolean;
  /** Not paid, though its day has passed; missing for an estimate. */
  isOverdue?: boolean;
}

export interface Kostnadsmaned {
  maned: Maned;
  kostnader: readonly Kostnad[];
  ore: number;
  /** How much of it is an estimate. */
  estimatedOre: number;
}

export interface Kostnadsar {
  /** Twelve, from this one. */
  maneder: readonly Kostnadsmaned[];
  /** Overdue from before this month; not part of the year. */
  forfalt: readonly Kostnad[];
  ore: number;
  estimatedOre: number;
  /** Agreements whose payments the source did not tell, whether it cannot or did not answer: they are estimated. */
  estimated: readonly Avtale[];
  /** Agreements without known payments and without a price: they are not in the year. */
  unknown: readonly Avtale[];
}

export interface KostnadsarInput extends Pick<BetalingerResponse, 'idag' | 'betalinger'> {
  avtaler: readonly Avtale[];
  sources: readonly PartState[];
  priser: readonly Pris[];
}

/**
 * What the customer pays in the twelve months from this one. Where the source tells the payments, they count. After
 * the last of them, last year's payments are repeated, at the price that holds then. Where it does not, each month
 * is estimated.
 */
export function createKostnadsar({
  idag,
  avtaler,
  betalinger,
  sources,
  priser,
}: KostnadsarInput): Kostnadsar {
  const maneder = listArets(idag);
  const known = mapAvtaler(avtaler);
  const payments = betalinger.map((betaling) => toKostnad(betaling, known));
  const told = new Set(sources.flatMap(({ systemSource, state }) => (state === 'ok' ? [systemSource] : [])));
  const paid = new Set(payments.flatMap((kostnad) => kostnad.avtaler));
  const counted = avtaler.filter((avtale) => !isUnderBehandling(avtale));
  const untold = counted.filter((avtale) => !told.has(avtale.systemSource));
  const estimated = untold.filter((avtale) => !isUtenPris(avtale) && !paid.has(avtale));
  const byManed = new Map<Maned, Kostnad[]>(maneder.map((maned) => [maned, []]));
  for (const kostnad of payments) byManed.get(toManed(kostnad.forfall))?.push(kostnad);
  for (const { maned, ...kostnad } of listNextYears(payments, { maneder, priser, idag }))
    byManed.get(maned)?.push(kostnad);
  for (const avtale of estimated) {
    const estimates = estimateManeder(avtale, priser, maneder, idag) ?? [];
    for (const [index, ore] of estimates.entries()) {
      if (ore !== 0) byManed.get(maneder[index] ?? '')?.push(toEstimate([avtale], ore));
    }
  }
  const year = [...byManed].map(([maned, kostnader]) => ({ maned, kostnader, ...sum(kostnader) }));
  return {
    maneder: year,
    forfalt: payments.filter(
      ({ forfall, isOverdue }) => isOverdue === true && toManed(forfall) < toManed(idag),
    ),
    ore: year.reduce((all, { ore }) => all + ore, 0),
    estimatedOre: year.reduce((all, { estimatedOre }) => all + estimatedOre, 0),
    estimated,
    unknown: untold.filter((avtale) => isUtenPris(avtale) && !paid.has(avtale)),
  };
}

type Payment = Kostnad & { forfall: string; group: string };

function toKostnad(betaling: Betaling, known: Map<string, Avtale>): Payment {
  const { systemSource, policyNumbers = [], forfall, status } = betaling;
  const keys = policyNumbers.map((number) => `${systemSource} ${number}`);
  const avtaler = keys.flatMap((key) => known.get(key) ?? []);
  return {
    avtaler,
    isForOthers: avtaler.length < policyNumbers.length || avtaler.length === 0,
    forfall,
    ore: countOre(betaling),
    status,
    isEstimate: false,
    group: sortBy(keys).join(),
    isOverdue: isForfalt(betaling),
  };
}

/**
 * Next year's payments after the last one that the source knows: in the same months as last year, at the price that
 * holds then. Leaves out a payment that also paid for something the customer no longer has.
 */
function listNextYears(
  payments: readonly Payment[],
  { maneder, priser, idag }: { maneder: readonly Maned[]; priser: readonly Pris[]; idag: string },
): (Kostnad & { maned: Maned })[] {
  const groups = new Map<string, Payment[]>();
  for (const payment of payments) {
    if (!payment.isForOthers && payment.ore > 0)
      groups.set(payment.group, [...(groups.get(payment.group) ?? []), payment]);
  }
  return [...groups.values()].flatMap((group) => {
    const byManed = new Map<Maned, number>();
    for (const { forfall, ore } of group)
      byManed.set(toManed(forfall), (byManed.get(toManed(forfall)) ?? 0) + ore);
    const last = sortBy([...byManed.keys()]).at(-1) ?? '';
    const yearBack = flyttManed(last, -12);
    const terms = sortBy([...byManed.keys()].filter((maned) => maned > yearBack));
    const lastYear = terms.reduce((all, maned) => all + (byManed.get(maned) ?? 0), 0);
    const avtaler = group[0]?.avtaler ?? [];
    return maneder
      .filter((maned) => maned > last && byManed.has(flyttManed(maned, -12)))
      .flatMap((maned) => {
        const before = flyttManed(maned, -12);
        const year = avtaler.reduce(
          (all, avtale) => all + (findArsprisPa(avtale, priser, `${maned}-01`, idag) ?? 0),
          0,
        );
        // At the same price the source divides the year as it did, and rounds each term in its own way.
        const ore =
          Math.abs(year - lastYear) < terms.length
            ? byManed.get(before)
            : splitOre(year, terms.length)[terms.indexOf(before)];
        return ore === undefined || ore === 0 ? [] : { ...toEstimate(avtaler, ore), maned };
      });
  });
}

function toEstimate(avtaler: readonly Avtale[], ore: number): Kostnad {
  return { avtaler, isForOthers: false, ore, isEstimate: true };
}

function sum(kostnader: readonly Kostnad[]): { ore: number; estimatedOre: number } {
  const add = (rows: readonly Kostnad[]) => rows.reduce((all, { ore }) => all + ore, 0);
  return { ore: add(kostnader), estimatedOre: add(kostnader.filter(({ isEstimate }) => isEstimate)) };
}
