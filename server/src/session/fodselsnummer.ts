import { idnr } from '@navikt/fnrvalidator';

type FodselsnummerKind = 'real' | 'synthetic';

/**
 * The kind of national id; undefined when invalid.
 *
 * The check digits follow the Tax Administration's rule for numbers issued from 2032, which also holds for older ones:
 * the first may leave a remainder of 0 to 3, the second only 0. The number is never read for age or sex, which newer
 * numbers do not contain; of the date, only its existence is checked, with a two-digit year.
 *
 * `synthetic`: month plus 40 or 80, as in the national test populations; belongs to nobody. D-numbers (day plus 40) are
 * as real as the others.
 */
export function findFodselsnummerKind(value: string): FodselsnummerKind | undefined {
  const result = idnr(value);
  if (result.status === 'invalid') return undefined;
  return result.type === 'fnr' || result.type === 'dnr' ? 'real' : 'synthetic';
}
