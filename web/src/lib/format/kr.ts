import { lokale } from './lokale.nb.ts';
import { formatTall } from './tall.ts';

export const { enheter } = lokale;

/** Kroner as '1 234 kr', without a line break inside. */
export function formatKr(kroner: number): string {
  return `${formatTall(kroner)}\u00a0${enheter.kr}`;
}

/** Kroner a month as '642 kr/md'. */
export function formatKrPerManed(kroner: number): string {
  return `${formatTall(kroner)}\u00a0${enheter.maned}`;
}

/** Kroner a year as '7 704 kr/år'. */
export function formatKrPerAr(kroner: number): string {
  return `${formatTall(kroner)}\u00a0${enheter.ar}`;
}
