import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

import { checkMobilnummer } from '@portal/contract/rules/mobilnummer.ts';

/**
 * A normalized mobile number as sent to the registers: eight digits, or E.164 if it is foreign, by the rules of its
 * country. Undefined when invalid.
 */
export function parseMobilnummer(tidied: string): string | undefined {
  if (checkMobilnummer(tidied) !== undefined) return undefined;
  if (!tidied.startsWith('+')) return tidied;
  const number = parsePhoneNumberFromString(tidied);
  return number?.isValid() === true ? number.number : undefined;
}
