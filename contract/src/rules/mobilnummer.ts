/** As it is checked and sent: without spaces of any width, since pasted numbers carry them (PRO-31, AMB-48). */
export function tidyMobilnummer(typed: string): string {
  return typed.replaceAll(/\p{Space_Separator}/gu, '');
}

/**
 * What is wrong with a tidied mobile number (PRO-30, PRO-32): it is eight plain digits, without country code.
 * The same rule in the browser and on the server. Undefined: nothing.
 */
export function checkMobilnummer(mobilnummer: string): 'MANGLER' | 'UGYLDIG' | undefined {
  if (mobilnummer === '') return 'MANGLER';
  return /^[0-9]{8}$/.test(mobilnummer) ? undefined : 'UGYLDIG';
}
