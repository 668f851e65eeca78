import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { createFormatTall } from '@portal/contract/format/tall.ts';

/** A number as the language of the page writes it. */
export const formatTall = createFormatTall(lokale);

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
