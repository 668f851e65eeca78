import { idnr } from '@navikt/fnrvalidator';

export type FodselsnummerKind = 'real' | 'synthetic';

/**
 * What kind of national id number these characters are; undefined for none.
 *
 * The control digits follow the Tax Administration's rule for numbers given out from 2032, which holds for the older
 * ones too: the first may leave a remainder of 0 to 3, the second only 0. The number is never read for age or sex,
 * which it no longer tells; the two-digit year is only asked whether it has such a day.
 *
 * `synthetic`: month raised by 40 or 80, as in the national test populations; belongs to nobody.
 * D-numbers (day raised by 40) are as real as the others.
 */
export function findFodselsnummerKind(value: string): FodselsnummerKind | undefined {
  const result = idnr(value);
  if (result.status === 'invalid') return undefined;
  return result.type === 'fnr' || result.type === 'dnr' ? 'real' : 'synthetic';
}
