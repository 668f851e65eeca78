import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

import { checkMobilnummer } from '@portal/contract/rules/mobilnummer.ts';

/**
 * A tidied mobile number as the registers get it: eight digits, or one from abroad in E.164, by the rules of its
 * country. Undefined for what is none.
 */
export function parseMobilnummer(tidied: string): string | undefined {
  if (checkMobilnummer(tidied) !== undefined) return undefined;
  if (!tidied.startsWith('+')) return tidied;
  const number = parsePhoneNumberFromString(tidied);
  return number?.isValid() === true ? number.number : undefined;
}
