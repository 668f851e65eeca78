import type { Avtale, AvtalerResponse } from '../../avtaler.ts';
import type { Betaling, BetalingerResponse, PartState, Pris } from '../../kostnader.ts';
import type { SourceState } from '../../source-state.ts';
import { isUnderBehandling } from '../avtalepris.ts';
import { estimateManeder, findArsprisPa, findNyPris } from './anslag.ts';
import { listBetalte, mapAvtaler } from './betalte.ts';
import { countOre } from './betalinger.ts';
import { isForfalt } from './forfalt.ts';
import { flyttManed, listArets, type Maned, toManed } from './maneder.ts';
import { listNesteTerminer } from './neste-terminer.ts';
import { findSluttdato } from './sluttdato.ts';
import type { Takt } from './takter.ts';
import { hasTermin, hasUkjentSlutt } from './ved-slutten.ts';

/** One line of the year: a payment, or the estimated cost of an agreement in that month. Amounts in øre. */
export interface Kostnad {
  /** The agreements that it pays for, as far as the customer still has them. */
  avtaler: readonly Avtale[];
  /**
   * It pays for something else, or for something else too: an agreement that the customer no longer has, one that did
   * not come from its system, or one that the source does not name.
   */
  andre?: 'borte' | 'ikkeHentet' | 'ikkeOppgitt';
  /** Missing of an estimate. */
  forfall?: string;
  ore: number;
  /** The source's word; missing for an estimate. */
  status?: string;
  isEstimate: boolean;
  /** An estimate at a price that is decided and not in force yet; otherwise it is at today's. */
  isNyPris?: boolean;
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
  /**
   * Agreements of which not all payments are known: their source told too few to know how often they come, or none
   * though they have a price, or lost a row; or they end, and nobody says when.
   */
  partlyKnown: readonly Avtale[];
}

interface KostnadsarInput
  extends Pick<BetalingerResponse, 'idag' | 'betalinger'>, Pick<AvtalerResponse, 'sparebank'> {
  avtaler: readonly Avtale[];
  /** How each system answered when it was asked for agreements. */
  avtalekilder: readonly SourceState[];
  sources: readonly PartState[];
  priser: readonly Pris[];
}

/**
 * What the customer pays in the twelve months from this one. Where the source tells the payments, they count, and what
 * follows after the last of them is estimated by how they came. Where it does not, each month is estimated.
 */
export function createKostnadsar({
  idag,
  avtaler,
  avtalekilder,
  sparebank = 'ok',
  betalinger,
  sources,
  priser,
}: KostnadsarInput): Kostnadsar {
  const maneder = listArets(idag);
  const known = mapAvtaler(avtaler);
  const payments = betalinger.map((betaling) =>
    toKostnad(betaling, known, sparebank === 'ok' ? avtalekilder : undefined),
  );
  const told = new Set(sources.flatMap(({ systemSource, state }) => (state === 'ok' ? [systemSource] : [])));
  const paid = new Set(payments.flatMap((kostnad) => kostnad.avtaler));
  const counted = avtaler.filter((avtale) => !isUnderBehandling(avtale));
  const untold = counted.filter((avtale) => !told.has(avtale.systemSource));
  const estimates = untold.flatMap((avtale) => {
    if (paid.has(avtale) || hasUkjentSlutt(avtale)) return [];
    const ore = estimateManeder(avtale, priser, maneder, idag) ?? [];
    return ore.some((each) => each !== 0) ? { avtale, ore } : [];
  });
  const findArspris = (avtale: Avtale) => findArsprisPa(avtale, priser, idag, idag);
  // Now, or when one that is decided is in force.
  const hasPris = (avtale: Avtale) =>
    [idag, ...maneder.map((maned) => `${maned}-31`)].some(
      (dag) => (findArsprisPa(avtale, priser, dag, idag) ?? 0) > 0,
    );
  // Of what is free, a bill of nothing is all there is.
  const mayCost = (avtale: Avtale) => hasPris(avtale) || (paid.has(avtale) && findArspris(avtale) !== 0);
  const lasts = (avtale: Avtale) => {
    const slutt = findSluttdato(avtale);
    // What ends by next month may have been paid to its end, and so may what has no price to tell by.
    return slutt === undefined || (hasPris(avtale) && toManed(slutt) > (maneder[1] ?? ''));
  };
  const byManed = new Map<Maned, Kostnad[]>(maneder.map((maned) => [maned, []]));
  for (const kostnad of payments) byManed.get(toManed(kostnad.forfall))?.push(kostnad);
  // One long after the year tells nothing of what is due in it. The month after counts: a term may come a little late.
  const horizon = flyttManed(maneder.at(-1) ?? '', 1);
  const near = payments.filter(({ forfall }) => toManed(forfall) <= horizon);
  const toldWhole = new Set<Avtale>();
  for (const group of groupPayments(near)) {
    const { kostnader, isWhole } = estimateNext(group, { maneder, priser, idag });
    for (const { maned, ...kostnad } of kostnader) byManed.get(maned)?.push(kostnad);
    if (isWhole) for (const avtale of group.avtaler) toldWhole.add(avtale);
  }
  for (const { avtale, ore: byMonth } of estimates) {
    for (const [index, ore] of byMonth.entries()) {
      const maned = maneder[index] ?? '';
      const isNyPris = findNyPris(avtale, priser, `${maned}-31`, idag) !== undefined;
      if (ore !== 0) byManed.get(maned)?.push(toEstimate([avtale], ore, isNyPris));
    }
  }
  const year = [...byManed].map(([maned, kostnader]) => ({ maned, kostnader, ...addUp(kostnader) }));
  return {
    maneder: year,
    forfalt: payments.filter(
      ({ forfall, isOverdue }) => isOverdue === true && toManed(forfall) < toManed(idag),
    ),
    ore: year.reduce((all, { ore }) => all + ore, 0),
    estimatedOre: year.reduce((all, { estimatedOre }) => all + estimatedOre, 0),
    estimated: estimates.map(({ avtale }) => avtale),
    unknown: counted.filter((avtale) => findArspris(avtale) === undefined && !paid.has(avtale)),
    partlyKnown: counted.filter((avtale) =>
      told.has(avtale.systemSource)
        ? !toldWhole.has(avtale) && lasts(avtale) && mayCost(avtale)
        : paid.has(avtale) || (hasUkjentSlutt(avtale) && hasPris(avtale)),
    ),
  };
}

type Payment = Kostnad & { forfall: string };

function toKostnad(
  betaling: Betaling,
  known: Map<string, Avtale>,
  /** Undefined: the savings bank, which may have agreements of each, did not answer in full. */
  avtalekilder: readonly SourceState[] | undefined,
): Payment {
  const { systemSource, policyNumbers = [], forfall, status } = betaling;
  const avtaler = listBetalte(betaling, known);
  const isFetched = avtalekilder?.every(
    (kilde) => kilde.systemSource !== systemSource || kilde.state === 'ok',
  );
  return {
    avtaler,
    ...(policyNumbers.length === 0 && { andre: 'ikkeOppgitt' }),
    ...(avtaler.length < policyNumbers.length && { andre: isFetched ? 'borte' : 'ikkeHentet' }),
    forfall,
    ore: countOre(betaling),
    status,
    isEstimate: false,
    isOverdue: isForfalt(betaling),
  };
}

/** It tells what a term of its agreements costs. */
function isTermin({ andre, ore }: Payment): boolean {
  return andre === undefined && ore > 0;
}

/** Agreements that are paid together, directly or through others, and not with any that are not known. */
interface Gruppe {
  avtaler: ReadonlySet<Avtale>;
  /** All that pay for one of them. */
  payments: Payment[];
}

function groupPayments(payments: readonly Payment[]): Gruppe[] {
  const byAvtale = new Map<Avtale, Set<Avtale>>();
  const listGroups = (avtaler: readonly Avtale[]) => [
    ...new Set(avtaler.flatMap((avtale) => byAvtale.get(avtale) ?? [])),
  ];
  /** The one that was paid last is last. */
  const groups = new Map<Set<Avtale>, Payment[]>();
  for (const { avtaler } of payments.filter(isTermin)) {
    const [group = new Set<Avtale>(), ...others] = listGroups(avtaler);
    for (const avtale of [...others.flatMap((other) => [...other]), ...avtaler]) {
      group.add(avtale);
      byAvtale.set(avtale, group);
    }
    for (const each of [group, ...others]) groups.delete(each);
    groups.set(group, []);
  }
  for (const payment of payments)
    for (const group of listGroups(payment.avtaler)) groups.get(group)?.push(payment);
  return [...groups].map(([avtaler, own]) => ({ avtaler, payments: own }));
}

/** What follows after the known payments of a group, as estimates by month. */
function estimateNext(
  { avtaler, payments }: Gruppe,
  { maneder, priser, idag }: { maneder: readonly Maned[]; priser: readonly Pris[]; idag: string },
): { kostnader: (Kostnad & { maned: Maned })[]; isWhole: boolean } {
  const all = [...avtaler];
  const addArspriser = (some: readonly Avtale[], dag: string) =>
    some
      .map((avtale) => findArsprisPa(avtale, priser, dag, idag))
      .reduce((sum, ore) => (sum === undefined || ore === undefined ? undefined : sum + ore), 0);
  const listPaying = (dag: string, takter: readonly Takt[]) =>
    takter.map((takt) => takt.avtaler.filter((avtale) => hasTermin(avtale, dag, takt.antall)));
  let isDivided = true;
  const { terminer, isWhole, perAr } = listNesteTerminer({
    // What was paid back, or for something else too, tells that a term was due, and not what one costs.
    betalt: payments
      .filter(({ ore }) => ore >= 0)
      .map((payment) => ({
        dag: payment.forfall,
        ore: isTermin(payment) ? payment.ore : 0,
        // What pays for a gone insurance too may also be for one of another group.
        avtaler: isTermin(payment)
          ? payment.avtaler
          : payment.avtaler.filter((avtale) => avtaler.has(avtale)),
      })),
    maneder,
    idag,
    findArspris: (dag) => addArspriser(all, dag),
    findNesteArspriser: (dag, takter) => {
      const paying = listPaying(dag, takter);
      const ore = paying.flatMap((some) => addArspriser(some, dag) ?? []);
      if (ore.length === takter.length) return ore;
      if (paying.flat().length === all.length) return undefined;
      // Some go on without a price, and others do not: nobody knows what the payment is without them.
      isDivided = false;
      return takter.map(() => 0);
    },
  });
  // Of a last day that is not known, only who pays once a year knows that nothing is left to pay.
  const isEndKnown = perAr === 1 || !all.some((avtale) => hasUkjentSlutt(avtale));
  return {
    kostnader: terminer.map(({ dag, ore, takter }) => {
      const paying = listPaying(dag, takter).flat();
      const isNyPris =
        addArspriser(paying, dag) !== undefined &&
        paying.some((avtale) => findNyPris(avtale, priser, dag, idag) !== undefined);
      return { ...toEstimate(paying, ore, isNyPris), maned: toManed(dag) };
    }),
    isWhole: isWhole && isDivided && isEndKnown,
  };
}

function toEstimate(avtaler: readonly Avtale[], ore: number, isNyPris: boolean): Kostnad {
  return { avtaler, ore, isEstimate: true, isNyPris };
}

function addUp(kostnader: readonly Kostnad[]): { ore: number; estimatedOre: number } {
  const add = (rows: readonly Kostnad[]) => rows.reduce((all, { ore }) => all + ore, 0);
  return { ore: add(kostnader), estimatedOre: add(kostnader.filter(({ isEstimate }) => isEstimate)) };
}
