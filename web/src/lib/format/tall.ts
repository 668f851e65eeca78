import { lokale } from './lokale.nb.ts';

const heltTall = new Intl.NumberFormat(lokale.intl, { maximumFractionDigits: 0 });
const medDesimaler = new Intl.NumberFormat(lokale.intl, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * A number as the language writes it, in Norwegian '1 234' when whole, '1 234,50' otherwise.
 * Rounded to two decimals first, so that 250.001 is whole. The spaces are non-breaking.
 */
export function formatTall(tall: number): string {
  const avrundet = Math.round(tall * 100) / 100;
  // Minus zero would be shown as '−0'.
  return avrundet === 0 ? '0' : (Number.isInteger(avrundet) ? heltTall : medDesimaler).format(avrundet);
}

/**
 * Parses a number with commas or dots: the last one is the decimal separator, earlier ones and all spaces are grouping,
 * so '1.234' is 1.234. Undefined when it is no number.
 */
export function parseTall(tekst: string): number | undefined {
  const match = /^([+\-−]?)(\d[\d.,]*)$/.exec(tekst.replaceAll(/\s/g, ''));
  if (!match) return undefined;
  const [, fortegn, siffer = ''] = match;
  const merke = Math.max(siffer.lastIndexOf(','), siffer.lastIndexOf('.'));
  const hele = merke === -1 ? siffer : siffer.slice(0, merke).replaceAll(/[.,]/g, '');
  const desimaler = merke === -1 ? '' : siffer.slice(merke + 1);
  const verdi = Number(`${hele}.${desimaler}`);
  if (!Number.isFinite(verdi)) return undefined;
  return fortegn === '' || fortegn === '+' ? verdi : -verdi;
}
