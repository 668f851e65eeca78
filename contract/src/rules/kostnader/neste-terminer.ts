import type { Avtale } from '../../avtaler.ts';
import { compareText } from '../../compare-text.ts';
import { sortBy } from '../../sort-by.ts';
import {
  countManeder,
  flyttDag,
  flyttManed,
  type Maned,
  splitOre,
  toManed,
  toManedFraMidten,
} from './maneder.ts';
import { findTerminnummer, listTakter, type Takt } from './takter.ts';

/** What is paid in a month, in øre, and when: the first day of several. */
interface Termin {
  dag: string;
  ore: number;
}

/** One that was told, and which agreements it is for. */
interface BetaltTermin extends Termin {
  avtaler: readonly Avtale[];
}

/** One that is guessed, and how often what it is for is paid. */
interface NesteTermin extends Termin {
  takter: readonly Takt[];
}

interface Betalt {
  /**
   * The known payments for one agreement, or for several that are paid together; of 0 kr where it is not known what they
   * cost, or nothing was to pay. There is at least one of more.
   */
  betalt: readonly BetaltTermin[];
  /** The year that is asked about. The source told the payments from a year before it. */
  maneder: readonly Maned[];
  idag: string;
  /** What a year costs at the price of that day, in øre; undefined where a price is not known. */
  findArspris: (dag: string) => number | undefined;
  /** The same of those that have a term to pay for then, of each; undefined where one of the prices is not known. */
  findNesteArspriser: (dag: string, takter: readonly Takt[]) => readonly number[] | undefined;
}

const MANEDER = 12;
/** How many terms a year may have, if they are equally far apart. */
const TERMINER = [1, 2, 3, 4, 6, 12];
/** One payment that differs more from an equal share of the price does not tell how many shares there are. */
const AVVIK = 0.25;
/** Payments that are so much more than equal shares of the price are not shares: two bills for a year each, say. */
const TILLEGG = 0.5;

/**
 * The payments after the last known one, at the price of their day: in the same months as last year, or in the first
 * year as often as so far. None on a day that has passed: of that one the source would have told.
 *
 * @returns `isWhole` is false where the known payments do not tell how often there is one, or one was not told, on a day
 * that has passed or between two that were.
 * `perAr` is how many a year has, as far as they tell.
 */
export function listNesteTerminer({ betalt, maneder, idag, findArspris, findNesteArspriser }: Betalt): {
  terminer: NesteTermin[];
  isWhole: boolean;
  perAr: number;
} {
  const byManed = groupByManed(betalt);
  const findTermin = (maned: Maned): Termin => byManed.get(maned) ?? { dag: `${maned}-01`, ore: 0 };
  const told = sortBy([...byManed.keys()]);
  const known = told.filter((maned) => findTermin(maned).ore > 0);
  const [first = '', last = ''] = [known[0], known.at(-1)];
  const lastYear = known.filter((maned) => maned > flyttManed(last, -MANEDER));
  const paid = lastYear.reduce((all, maned) => all + findTermin(maned).ore, 0);
  const findPrisIn = (maned: Maned) => findArspris(findTermin(maned).dag);
  const arspris = findPrisIn(last);
  const antall = countTerminer(lastYear, paid, arspris);
  const perAr = antall ?? lastYear.length;
  const isTerm = (maned: Maned) =>
    lastYear.includes(maned) ||
    (maned > first && Number.isInteger((countManeder(first, maned) * perAr) / MANEDER));
  /** The last one told, also where nobody knows what it costs. */
  const latest = told.findLast(isTerm) ?? last;
  // With those of which nobody knows what they cost. A bill of nothing beside the terms is none.
  const allTerms = told.filter((maned) => maned > flyttManed(latest, -MANEDER) && isTerm(maned));

  const takter = listTakter(byManed, perAr);
  // In the first year the others are evenly apart too.
  const evenly = takter.map((takt) => ({ fra: first, ...takt }));
  /** What a bill comes to where each is on it with the share of its price that so many terms a year make. */
  const addShares = (maned: Maned, takterOfBill: readonly Takt[]) =>
    addUp(findDeler(takterOfBill, findNesteArspriser(findTermin(maned).dag, takterOfBill), maned));
  const isEachShares =
    takter.length > 1 &&
    lastYear.every((maned) => {
      const share = addShares(maned, evenly);
      return Math.abs(findTermin(maned).ore - share) <= share * AVVIK;
    });
  /** The only bill of one comes to less than a year of it makes: it is paid more often than it has been. */
  const isMoreOften = evenly.some(({ fra, isOnce = false }) => {
    const onBill = byManed.get(fra)?.avtaler ?? [];
    const own = evenly.map((takt) => ({
      ...takt,
      avtaler: takt.avtaler.filter((each) => onBill.includes(each)),
    }));
    return isOnce && findTermin(fra).ore < addShares(fra, own) * (1 - AVVIK);
  });
  const inFirstYear = (maned: Maned, terms: number): NesteTermin | undefined => {
    const term = (countManeder(first, maned) * terms) / MANEDER;
    if (!Number.isInteger(term)) return undefined;
    const { ore } = findTermin(last);
    // As late as any of them: after a month without a 31st the next one has it again.
    const dag =
      sortBy(known.map((each) => flyttDag(findTermin(each).dag, countManeder(each, maned)))).at(-1) ?? '';
    const parts = isEachShares
      ? evenly
      : [{ avtaler: takter.flatMap(({ avtaler }) => avtaler), antall: terms, fra: first }];
    const priser = findNesteArspriser(dag, parts);
    return {
      dag,
      ore: priser === undefined ? ore : addUp(findDeler(parts, priser, maned)),
      takter: parts.filter((takt) => findTerminnummer(takt, maned) !== undefined),
    };
  };
  let isCostKnown = true;
  const asLastYear = (maned: Maned): NesteTermin | undefined => {
    const beforeManed = flyttManed(maned, -MANEDER);
    const before = byManed.get(beforeManed);
    if (before === undefined) return undefined;
    const dag = flyttDag(before.dag, MANEDER);
    const priser = findNesteArspriser(dag, takter);
    if (priser === undefined && before.ore === 0 && allTerms.includes(beforeManed)) isCostKnown = false;
    const due = takter.filter(
      (takt) => takt.fra === undefined || findTerminnummer(takt, beforeManed) !== undefined,
    );
    // At the same price the source divides the year as it did, and rounds each term in its own way.
    return priser === undefined || Math.abs(addUp(priser) - paid) < lastYear.length
      ? { dag, ore: before.ore, takter: due }
      : {
          dag,
          ore:
            addUp(findDeler(takter, priser, beforeManed)) +
            // The others in the same months as last year.
            (splitOre(priser[0] ?? 0, allTerms.length)[allTerms.indexOf(beforeManed)] ?? 0),
          takter: due,
        };
  };
  const coversYear = antall !== undefined && countManeder(first, latest) + MANEDER / antall >= MANEDER;
  // Fewer than so many a year make: a term between two of them was not told, or was put off.
  const hasHole =
    antall !== undefined &&
    allTerms.length < Math.min(antall, Math.floor((countManeder(first, latest) * antall) / MANEDER) + 1);
  const isFirstYear =
    antall !== undefined &&
    !coversYear &&
    // Had it been paid as often before, the source would have told of an earlier payment.
    flyttManed(first, -MANEDER / antall) >= flyttManed(maneder[0] ?? '', -MANEDER) &&
    (isEachShares || isShares(lastYear, antall, paid, findPrisIn));
  const expected = [flyttManed(maneder[0] ?? '', -1), ...maneder]
    .filter((maned) => maned > last && !byManed.has(maned))
    .flatMap((maned) => {
      const termin = isFirstYear ? inFirstYear(maned, antall) : asLastYear(maned);
      return termin === undefined || termin.ore === 0 || !maneder.includes(toManed(termin.dag)) ? [] : termin;
    });
  const terminer = expected.filter(({ dag }) => dag >= idag);
  const inYear = [...betalt, ...terminer].filter(({ dag }) => maneder.includes(toManed(dag)));
  const lowest = Math.min(
    ...[idag, ...maneder.map((maned) => `${maned}-31`)].map((dag) => findArspris(dag) ?? 0),
  );
  // How often one is paid that is new on the bills of others, only the price of a year tells. Each term may be rounded.
  const isShort =
    hasNykommer(byManed, takter[0]?.avtaler ?? [], first, latest) &&
    addUp(inYear.map(({ ore }) => ore)) < lowest - takter.length * MANEDER;
  return {
    terminer,
    isWhole:
      terminer.length === expected.length &&
      isCostKnown &&
      !isShort &&
      (isFirstYear || !isMoreOften) &&
      ((!hasHole && (isFirstYear || coversYear)) ||
        // What is paid once a year tells nothing of what is paid each month.
        ((takter.length === 1 || coversYear) && arspris !== undefined && paid >= arspris * (1 - AVVIK))),
    perAr,
  };
}

/**
 * The sum of each month that has a payment. Some are due about the turn of a month, now before and now after: where it
 * is only then that they come evenly, their months are from the middle of one to the middle of the next.
 */
function groupByManed(betalt: readonly BetaltTermin[]): Map<Maned, BetaltTermin> {
  const comesEvenly = (toMonth: (dag: string) => Maned, rows: readonly Termin[]) => {
    const months = sortBy([...new Set(rows.map(({ dag }) => toMonth(dag)))]);
    const [first = MANEDER, ...more] = listAvstander(months);
    return MANEDER % first === 0 && more.every((avstand) => avstand === first);
  };
  // A bill of nothing may be beside the terms, or one of them.
  const paid = betalt.filter(({ ore }) => ore > 0);
  const isTurning = [paid, betalt].some(
    (rows) => !comesEvenly(toManed, rows) && comesEvenly(toManedFraMidten, rows),
  );
  const byManed = new Map<Maned, BetaltTermin>();
  for (const { dag, ore, avtaler } of sortBy(betalt, (a, b) => compareText(a.dag, b.dag))) {
    const maned = isTurning ? toManedFraMidten(dag) : toManed(dag);
    const before = byManed.get(maned);
    const isFirst = before === undefined || before.ore === 0;
    byManed.set(maned, {
      dag: isFirst ? dag : before.dag,
      ore: (before?.ore ?? 0) + ore,
      avtaler: [...(before?.avtaler ?? []), ...avtaler],
    });
  }
  return byManed;
}

/** Whether one of these came on the bills after the first of them, and has not been on them for a year. */
function hasNykommer(
  byManed: ReadonlyMap<Maned, BetaltTermin>,
  avtaler: readonly Avtale[],
  first: Maned,
  latest: Maned,
): boolean {
  return avtaler.some((avtale) => {
    const [fra = first] = [...byManed].find(([, termin]) => termin.avtaler.includes(avtale)) ?? [];
    return fra > first && countManeder(fra, latest) < MANEDER - 1;
  });
}

/** What each that comes evenly has to pay in a month, of its price of a year; nothing without prices. */
function findDeler(takter: readonly Takt[], priser: readonly number[] = [], maned: Maned): number[] {
  return takter.map(
    (takt, index) => splitOre(priser[index] ?? 0, takt.antall)[findTerminnummer(takt, maned) ?? -1] ?? 0,
  );
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** How many months each is after the one before it. */
function listAvstander(maneder: readonly Maned[]): number[] {
  return maneder.slice(1).map((maned, index) => countManeder(maneder[index] ?? maned, maned));
}

/** How many terms a year has: by the shortest time between two of them, or where there is one, by its size. */
function countTerminer(
  terms: readonly Maned[],
  paid: number,
  arspris: number | undefined,
): number | undefined {
  if (terms.length > 1) {
    const shortest = Math.min(...listAvstander(terms));
    return TERMINER.find((antall) => antall * shortest === MANEDER);
  }
  if (arspris === undefined) return undefined;
  const differ = (antall: number) => Math.abs(paid * antall - arspris);
  const [nearest = 1] = sortBy(TERMINER, (a, b) => differ(a) - differ(b));
  return differ(nearest) <= arspris * AVVIK ? nearest : undefined;
}

/** Each is about one share of the price of its month. */
function isShares(
  terms: readonly Maned[],
  antall: number,
  paid: number,
  findPrisIn: (maned: Maned) => number | undefined,
): boolean {
  const shares = terms.map((maned) => (findPrisIn(maned) ?? Number.NaN) / antall);
  const expected = shares.reduce((all, share) => all + share, 0);
  return Number.isNaN(expected) || paid < (1 + TILLEGG) * expected;
}
