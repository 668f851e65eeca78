import { type HTMLElement } from 'node-html-parser';
import type { Check, Visit } from './check.ts';
import { toText } from './page.ts';
import { type Avtale, isApplication } from './rows.ts';
import { listAnswered, listFailing } from './world.ts';

const AMOUNT = String.raw`(\d+(?: \d+)*(?:,\d\d)?)`;
const TOTAL = new RegExp(String.raw`Totalt( minst)? ${AMOUNT} kroner i måneden, ${AMOUNT} kroner i året`);
const SEEN = new RegExp(String.raw`Totalt( minst)? ?${AMOUNT} ?kr/md ?\((minst )?${AMOUNT} ?kr/år\)`);
/** A sentence with more names than this may count the rest. */
const NAMES = 3;

/** The prices on the cards add up to the total, or the page says why for each that is left out. */
export const checkSums: Check = (visit) => {
  const cards = listCards(visit);
  const text = visit.oversikt.main === undefined ? '' : toText(visit.oversikt.main);
  const total = TOTAL.exec(text);
  const failing = listFailing(visit.world, '/avtaler/sok');
  const shown = listAnswered(visit.world.avtaler, failing);
  const inForce = shown.filter((avtale) => !isApplication(avtale));
  const unpriced = inForce.filter(
    ({ monthlyPrice, yearlyPrice }) => (monthlyPrice ?? yearlyPrice) === undefined,
  );
  const yearOnly = inForce.filter(
    ({ monthlyPrice, yearlyPrice }) => monthlyPrice === undefined && yearlyPrice !== undefined,
  );
  const monthly = inForce.filter(({ monthlyPrice }) => monthlyPrice !== undefined);

  if (total === null) {
    return monthly.length === 0 || visit.avtaler === undefined ? [] : ['prices on cards and no total'];
  }
  const failures: string[] = [];
  const [, minst, month = '', year = ''] = total;
  const seen = SEEN.exec(text);
  if (
    seen === null ||
    seen[2] !== month ||
    seen[4] !== year ||
    (seen[1] === undefined) !== (minst === undefined)
  )
    failures.push(`the total is read as '${total[0]}' and seen as '${seen?.[0] ?? 'nothing'}'`);

  // A price known only per year counts as a twelfth, or not at all; each may be rounded to whole øre.
  const months = sumOre(monthly.map(({ monthlyPrice = 0 }) => monthlyPrice));
  const twelfths = sumOre(yearOnly.map(({ yearlyPrice = 0 }) => yearlyPrice / 12));
  const years = sumOre(
    monthly.map(
      ({ monthlyPrice = 0, yearlyPrice }) => yearlyPrice ?? (Math.round(monthlyPrice * 100) * 12) / 100,
    ),
  );
  const wholeYears = sumOre(yearOnly.map(({ yearlyPrice = 0 }) => yearlyPrice));
  const told = { month: toOre(month), year: toOre(year) };
  const isClose = (a: number, b: number) => Math.abs(a - b) <= yearOnly.length;
  const countsYears = isClose(told.month, months + twelfths) && told.year === years + wholeYears;
  const leavesYears = told.month === months && told.year === years;
  if (!countsYears && !leavesYears)
    failures.push(
      `the total is ${month} a month and ${year} a year; the cards add up to ${(months + twelfths) / 100} and ${(years + wholeYears) / 100}`,
    );

  const outside = visit.oversikt.sentences.filter((sentence) => / ikke med/.test(sentence));
  const left = [...shown.filter(isApplication), ...unpriced, ...(countsYears ? [] : yearOnly)];
  for (const { name } of left) {
    if (!isNamed(name, outside)) failures.push(`'${name}' is not in the total, and nothing says so`);
  }
  if (countsYears && yearOnly.length > 0) {
    const marked = visit.oversikt.sentences.filter((sentence) => /årspris|tolvdel/.test(sentence));
    for (const { name } of yearOnly) {
      if (!isNamed(name, marked)) failures.push(`a twelfth of '${name}' is in the total, unmarked`);
    }
  }
  if (
    told.month * 12 !== told.year &&
    !visit.oversikt.sentences.some((sentence) => /tolv ganger|årspris/.test(sentence))
  )
    failures.push('twelve months are not the year, and nothing says why');

  const isUncertain = unpriced.length > 0 || failing.length > 0;
  if (isUncertain && minst === undefined) failures.push("'Totalt' where something is missing: not 'minst'");
  if (!isUncertain && minst !== undefined) failures.push("'minst' where nothing is missing");

  const { monthlySum, yearlySum } = visit.avtaler ?? {};
  if (visit.avtaler && (toOre(monthlySum) !== told.month || toOre(yearlySum) !== told.year))
    failures.push(`JSON says ${monthlySum} and ${yearlySum}, the page ${month} and ${year}`);
  if (cards.length < shown.length) failures.push(`${shown.length} agreements and ${cards.length} cards`);
  return failures;
};

/** Each agreement that was received is shown once, with its own name, description and price. */
export const checkCards: Check = (visit) => {
  if (visit.avtaler === undefined) return [];
  const expected = listAnswered(visit.world.avtaler, listFailing(visit.world, '/avtaler/sok')).map(
    (avtale) => `${avtale.name} | ${avtale.description ?? ''} | ${toPriceText(avtale)}`,
  );
  const shown = listCards(visit).map((card) => {
    const title = card.querySelector('h3');
    const words = card.querySelectorAll('p').map(toText);
    const price = words.findLast((text) => /kr\/|Se detaljer|mangler detaljer/.test(text)) ?? '';
    const description = words.find((text) => /^Ting \d+$/.test(text)) ?? '';
    return `${title === null ? '' : toText(title)} | ${description} | ${toPriceShown(price)}`;
  });
  return listDifference(expected, shown).map(
    ([where, card]) => `${where === 'left' ? 'no card' : 'a card too many'}: ${card}`,
  );
};

export function listCards({ oversikt }: Pick<Visit, 'oversikt'>): HTMLElement[] {
  return (oversikt.findSection('Forsikringene dine')?.querySelectorAll('a') ?? []).filter((link) => {
    const title = link.querySelector('h3');
    return title !== null && toText(title) !== 'Kjøp forsikring';
  });
}

/** Norwegian kroner: no decimals for whole ones, two for others; spaces do not count here. */
function toPriceText({ monthlyPrice, yearlyPrice, systemSource, policyNumber, productType }: Avtale): string {
  const lacksDetails =
    (systemSource === 'LOFAVOR' || systemSource === 'PARIS') &&
    (policyNumber === undefined || productType === undefined);
  if (monthlyPrice !== undefined) return `${toNumberText(monthlyPrice)}kr/md`;
  if (yearlyPrice !== undefined) return `${toNumberText(yearlyPrice)}kr/år`;
  return lacksDetails ? 'Vimanglerdetaljeromdenneforsikringen' : 'Sedetaljerforoversikt';
}

function toNumberText(kroner: number): string {
  return Number.isInteger(kroner) ? String(kroner) : kroner.toFixed(2).replace('.', ',');
}

const toPriceShown = (text: string) => text.replaceAll(/\s/g, '');

function isNamed(name: string, sentences: readonly string[]): boolean {
  return sentences.some(
    (sentence) =>
      sentence.includes(name) || (/\d+ til\b/.test(sentence) && sentence.split(',').length >= NAMES),
  );
}

/** From kroner, or from what a customer reads. */
export function toOre(amount: string | number | null | undefined): number {
  return typeof amount === 'string'
    ? Math.round(Number(amount.replaceAll(' ', '').replace(',', '.')) * 100)
    : Math.round((amount ?? 0) * 100);
}

function sumOre(kroner: readonly number[]): number {
  return kroner.reduce((sum, one) => sum + Math.round(one * 100), 0);
}

export function listDifference(
  left: readonly string[],
  right: readonly string[],
): ['left' | 'right', string][] {
  const rest = [...right];
  const missing = left.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((one): ['left', string] => ['left', one]),
    ...rest.map((one): ['right', string] => ['right', one]),
  ];
}
