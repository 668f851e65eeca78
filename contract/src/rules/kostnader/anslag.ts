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
  const now = findPris(avtale)?.ar ?? findToldPris(avtale, priser, idag);
  return now === undefined ? undefined : toOre(findNyPris(avtale, priser, dag, idag)?.pris ?? now);
}

/** What its system tells that it costs, of an agreement that came without a price: today, or when it begins. */
export function findToldPris(avtale: Avtale, priser: readonly Pris[], idag: string): number | undefined {
  const pris = listPriserOf([avtale], priser, idag)[0]?.pris;
  if (pris === undefined || pris.gyldigFra <= idag) return pris?.pris;
  return pris.prisFor ?? findForstePris(avtale, priser, idag)?.pris;
}

/**
 * The price with which an agreement begins that came without one. What is renewed has had another, whether it is told or
 * not.
 */
function findForstePris(avtale: Avtale, priser: readonly Pris[], idag: string): Pris | undefined {
  if (findPris(avtale) !== undefined || isFornyes(avtale)) return undefined;
  const pris = listPriserOf([avtale], priser, idag)[0]?.pris;
  return pris && pris.prisFor === undefined && pris.gyldigFra > idag ? pris : undefined;
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
  const begynnelse = findForstePris(avtale, priser, idag)?.gyldigFra ?? '';
  return maneder.map((maned, index) => {
    const shareOn = (dag: number) => {
      const dato = `${maned}-${String(dag).padStart(2, '0')}`;
      if (dato < begynnelse) return 0;
      return splitOre(findArsprisPa(avtale, priser, dato, idag) ?? 0, maneder.length)[index] ?? 0;
    };
    const dager = countDager(maned);
    // The days are looked at one by one only where something changes.
    if (shareOn(1) === shareOn(dager)) return shareOn(1);
    const shares = Array.from({ length: dager }, (_, dag) => shareOn(dag + 1));
    return Math.round(shares.reduce((sum, share) => sum + share, 0) / dager);
  });
}
