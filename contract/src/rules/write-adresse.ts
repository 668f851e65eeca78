import type { Kundeadresse } from '../adresse.ts';

/**
 * An address on one line, the same on pages and in files: 'Storgata 12B, 0155 OSLO'. One without a street is its numbers
 * in the land register, and one abroad ends with its country. Empty when no part is known.
 */
export function writeAdresse(
  adresse: Kundeadresse,
  writeGard: (gaardsnummer: string, bruksnummer: string | undefined) => string,
): string {
  const { gatenavn, gatenummer = '', gatenummerBokstav = '', gaardsnummer, bruksnummer } = adresse;
  const { postnummer, poststed, land, landnavn = land } = adresse;
  const join = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);
  const plass =
    gatenavn === undefined && gaardsnummer !== undefined
      ? writeGard(gaardsnummer, bruksnummer)
      : join([gatenavn, gatenummer + gatenummerBokstav], ' ');
  return join([plass, join([postnummer, poststed], ' '), landnavn], ', ');
}
