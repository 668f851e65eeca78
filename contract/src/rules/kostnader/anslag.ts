import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { findPris, isUnderBehandling } from '../avtalepris.ts';
import { toOre } from '../ore.ts';
import { countDager, type Maned, splitOre } from './maneder.ts';
import { listPriserOf } from './priser-of.ts';
import { findSluttdato, isFornyes } from './sluttdato.ts';

/**
 * What an agreement costs a year on this day, in øre: today's price until an already decided one replaces it, and
 * nothing after its last day. Undefined without a price.
 */
export function findArsprisPa(
  avtale: Avtale,
  priser: readonly Pris[],
  dag: string,
  idag: string,
): number | undefined {
  if (isUnderBehandling(avtale)) return undefined;
  const slutt = findSluttdato(avtale);
  if (slutt !== undefined && slutt < dag) return 0;
  const now = (findPris(avtale) ?? findToldPris(avtale, priser, idag))?.ar;
  return now === undefined ? undefined : toOre(findNyPris(avtale, priser, dag, idag)?.pris ?? now);
}

/**
 * What its system tells that an agreement costs a year that came without a price: today, or from the day when it begins.
 * What is renewed has had another price, whether it is told or not.
 */
export function findToldPris(
  avtale: Avtale,
  priser: readonly Pris[],
  idag: string,
): { ar: number; begynnelse?: string } | undefined {
  const pris = listPriserOf([avtale], priser, idag)[0]?.pris;
  if (pris === undefined) return undefined;
  const now = pris.gyldigFra <= idag ? pris.pris : pris.prisFor;
  if (now !== undefined) return { ar: now };
  return isFornyes(avtale) ? undefined : { ar: pris.pris, begynnelse: pris.gyldigFra };
}

/** The price that is decided, not in force today, and in force on this day; none of a renewal that will not be. */
export function findNyPris(
  avtale: Avtale,
  priser: readonly Pris[],
  dag: string,
  idag: string,
): Pris | undefined {
  const decided = listPriserOf([avtale], priser, idag).filter(
    ({ pris: { gyldigFra } }) => gyldigFra > idag && gyldigFra <= dag,
  );
  return decided.at(-1)?.pris;
}

/**
 * What each month costs, in øre, by today's prices and those already decided: a twelfth of the year, divided by days
 * in a month where the price changes, or the agreement begins or ends. Undefined for an agreement without a price.
 */
export function estimateManeder(
  avtale: Avtale,
  priser: readonly Pris[],
  maneder: readonly Maned[],
  idag: string,
): number[] | undefined {
  if (findArsprisPa(avtale, priser, idag, idag) === undefined) return undefined;
  const told = findPris(avtale) === undefined ? findToldPris(avtale, priser, idag) : undefined;
  return maneder.map((maned, index) => {
    const shareOn = (dag: number) => {
      const dato = `${maned}-${String(dag).padStart(2, '0')}`;
      if (told?.begynnelse !== undefined && dato < told.begynnelse) return 0;
      return splitOre(findArsprisPa(avtale, priser, dato, idag) ?? 0, maneder.length)[index] ?? 0;
    };
    const dager = countDager(maned);
    // The days are looked at one by one only where something changes.
    if (shareOn(1) === shareOn(dager)) return shareOn(1);
    const shares = Array.from({ length: dager }, (_, dag) => shareOn(dag + 1));
    return Math.round(shares.reduce((sum, share) => sum + share, 0) / dager);
  });
}
