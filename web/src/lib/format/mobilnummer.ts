import { formatTelefonnummer } from './telefonnummer.ts';

const NBSP = '\u00A0';
/** Country codes of one and of two digits (ITU E.164); all others have three. */
const COUNTRY_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A customer's own number, grouped for reading. A foreign number, stored as E.164, has its country code and then pairs;
 * others are formatted by {@link formatTelefonnummer}.
 */
export function formatMobilnummer(mobilnummer: string): string {
  const norsk = formatTelefonnummer(mobilnummer);
  return norsk === mobilnummer && /^\+[1-9]\d{6,14}$/.test(mobilnummer) ? groupAbroad(mobilnummer) : norsk;
}

/** North American numbers are grouped 3-3-4; others in pairs, after a group of three if the number of digits is odd. */
function groupAbroad(mobilnummer: string): string {
  const landkode = COUNTRY_CODE.exec(mobilnummer)?.[0] ?? '';
  const rest = mobilnummer.slice(landkode.length);
  const groups =
    landkode === '+1' && rest.length === 10
      ? [rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)]
      : (rest.match(rest.length % 2 === 0 ? /\d\d/g : /^\d{3}|\d\d/g) ?? []);
  return [landkode, ...groups].join(NBSP);
}
