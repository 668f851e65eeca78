import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { sortBy } from '../../sort-by.ts';
import { isUnderBehandling } from '../avtalepris.ts';
import { toNokkel } from './avtalenokkel.ts';
import { findSluttdato, isEnding } from './sluttdato.ts';

/** Of each agreement. Grouped once for an answer, since a page asks for those of each agreement many times. */
const grouped = new WeakMap<readonly Pris[], Map<string, Pris[]>>();

function groupByAvtale(priser: readonly Pris[]): Map<string, Pris[]> {
  const before = grouped.get(priser);
  if (before !== undefined) return before;
  const byAvtale = new Map<string, Pris[]>();
  for (const pris of priser) {
    const nokkel = toNokkel(pris);
    const own = byAvtale.get(nokkel);
    if (own === undefined) byAvtale.set(nokkel, [pris]);
    else own.push(pris);
  }
  grouped.set(priser, byAvtale);
  return byAvtale;
}

/**
 * Whether a price that begins on this day is of a renewal that will not be: one from the last day on, or where that day
 * is not known, one to come.
 */
export function isBortfalt(avtale: Avtale, gyldigFra: string, idag: string): boolean {
  const slutt = findSluttdato(avtale);
  return isEnding(avtale) && (slutt ? gyldigFra >= slutt : gyldigFra > idag);
}

/**
 * For each of these agreements the price in force, if it came within the last year, and those to come while the
 * agreement lasts, the earliest first. An application costs nothing yet.
 */
export function listPriserOf(avtaler: readonly Avtale[], priser: readonly Pris[], idag: string) {
  const yearBack = `${Number(idag.slice(0, 4)) - 1}${idag.slice(4)}`;
  return avtaler.flatMap((avtale) => {
    if (avtale.policyNumber === undefined || isUnderBehandling(avtale)) return [];
    const own = groupByAvtale(priser).get(toNokkel(avtale)) ?? [];
    // A price that is told twice is one.
    const byDay = new Map(own.map((pris) => [pris.gyldigFra, pris]));
    const days = sortBy([...byDay.keys()]).filter((day) => !isBortfalt(avtale, day, idag));
    const inForce = days.filter((day) => day <= idag).slice(-1);
    const coming = days.filter((day) => day > idag);
    return [...inForce, ...coming].flatMap((day) => {
      const pris = byDay.get(day);
      return pris === undefined || day <= yearBack ? [] : { avtale, pris };
    });
  });
}
