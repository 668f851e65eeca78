import type { ErrorCode } from '@portal/contract/errors.ts';
import { checkEpost, tidyEpost } from '@portal/contract/rules/epost.ts';
import {
  checkMobilnummer,
  isUnusualMobilnummer,
  tidyMobilnummer,
} from '@portal/contract/rules/mobilnummer.ts';

import { tekster } from './tekster.nb.ts';

export type KontaktKind = 'epost' | 'mobil';

const rules = {
  epost: { tidy: tidyEpost, check: checkEpost },
  mobil: { tidy: tidyMobilnummer, check: checkMobilnummer },
} as const;

/**
 * Returns the value to send, or the error text for its field. A value that is already stored may be saved again, even
 * if today's rules would refuse it.
 */
export function checkKontakt(
  kind: KontaktKind,
  typed: string,
  stored?: string,
): { value: string; isUnusual: boolean; error?: undefined } | { error: string } {
  const { tidy, check } = rules[kind];
  const value = tidy(typed);
  if (value !== '' && stored !== undefined && value === tidy(stored)) return { value, isUnusual: false };
  const wrong = check(value);
  if (wrong === undefined) return { value, isUnusual: kind === 'mobil' && isUnusualMobilnummer(value) };
  return { error: wrong === 'MANGLER' ? tekster[kind].mangler : tekster[kind].ugyldig };
}

/** Two values with the same are one address or number: registers write a number's country code, or an address in small letters. */
export function toComparable(kind: KontaktKind, value: string): string {
  return rules[kind].tidy(value).toLowerCase();
}

/** The field's error text when the server refused the value itself; undefined for other failures. */
export function findFieldError(kind: KontaktKind, code: ErrorCode): string | undefined {
  const own = kind === 'epost' ? 'UGYLDIG_MAILADRESSE' : 'UGYLDIG_MOBILNR';
  return code === own ? tekster[kind].ugyldig : undefined;
}
