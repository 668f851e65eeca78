import type { ErrorCode } from '@portal/contract/errors.ts';
import { checkEpost, tidyEpost } from '@portal/contract/rules/epost.ts';
import {
  checkMobilnummer,
  isUnusualMobilnummer,
  tidyMobilnummer,
} from '@portal/contract/rules/mobilnummer.ts';

import { tekster } from './tekster.ts';

export type KontaktKind = 'epost' | 'mobil';

const rules = {
  epost: { tidy: tidyEpost, check: checkEpost },
  mobil: { tidy: tidyMobilnummer, check: checkMobilnummer },
} as const;

/**
 * What was typed, as it is sent, or what is wrong with it in words for its field. What is stored
 * already may be saved again, whatever the rules say by now.
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

/** The words for the field when the server refused the value itself; undefined for another failure. */
export function findFieldError(kind: KontaktKind, code: ErrorCode): string | undefined {
  const own = kind === 'epost' ? 'UGYLDIG_MAILADRESSE' : 'UGYLDIG_MOBILNR';
  return code === own ? tekster[kind].ugyldig : undefined;
}
