/**
 * As it is checked and sent. Phones show numbers with spaces, hyphens and a country code, and copying brings signs that
 * nobody sees: all are taken away. A Norwegian number becomes its eight digits, one from abroad a plus sign and its
 * digits, whether it was typed with + or 00.
 */
export function tidyMobilnummer(typed: string): string {
  const plain = typed.replaceAll(/[\s\p{Dash_Punctuation}\u2212\p{Format}]/gu, '');
  if (/^[0-9]{8}$/.test(plain)) return plain;
  return plain.replace(/^00/, '+').replace(/^\+47(?=[0-9]{8}$)/, '');
}

/**
 * What is wrong with a tidied mobile number: it is eight plain digits, or begins with + and a country
 * code. The server knows each country's rules besides. Undefined: nothing.
 */
export function checkMobilnummer(mobilnummer: string): 'MANGLER' | 'UGYLDIG' | undefined {
  if (mobilnummer === '') return 'MANGLER';
  return /^(?:[0-9]{8}|\+(?!47)[1-9][0-9]{6,14})$/.test(mobilnummer) ? undefined : 'UGYLDIG';
}

/** Eight digits, but not as Norwegian mobile numbers begin: the customer is asked whether it is one. */
export function isUnusualMobilnummer(mobilnummer: string): boolean {
  return /^[0-35-8][0-9]{7}$/.test(mobilnummer);
}
