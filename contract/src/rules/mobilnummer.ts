/**
 * Normalized as it is checked and sent. Phones format numbers with spaces, hyphens and a country code, and copying adds
 * invisible characters; all are removed. A Norwegian number becomes eight digits. A foreign one becomes a plus sign and
 * its digits, typed with + or 00.
 */
export function tidyMobilnummer(typed: string): string {
  const plain = typed.replaceAll(/[\s\p{Dash_Punctuation}\u2212\p{Format}]/gu, '');
  if (/^[0-9]{8}$/.test(plain)) return plain;
  return plain.replace(/^00/, '+').replace(/^\+47(?=[0-9]{8}$)/, '');
}

/**
 * Validates a normalized mobile number: eight ASCII digits, or + and a country code. The server also checks each
 * country's own rules. Undefined: valid.
 */
export function checkMobilnummer(mobilnummer: string): 'MANGLER' | 'UGYLDIG' | undefined {
  if (mobilnummer === '') return 'MANGLER';
  return /^(?:[0-9]{8}|\+(?!47)[1-9][0-9]{6,14})$/.test(mobilnummer) ? undefined : 'UGYLDIG';
}

/** Eight digits, but not a Norwegian mobile prefix: the customer is asked whether it is a mobile number. */
export function isUnusualMobilnummer(mobilnummer: string): boolean {
  return /^[0-35-8][0-9]{7}$/.test(mobilnummer);
}
