import type { Kundeadresse } from '@portal/contract/adresse.ts';

import { tekster } from './tekster.nb.ts';

/**
 * An address on one line: 'Storgata 12B, 0155 OSLO', or 'Gnr. 10, bnr. 5, 2050 JESSHEIM' without a street. A foreign
 * country comes last. Undefined when no part is known.
 */
export function formatAdresse(adresse: Kundeadresse): string | undefined {
  const { postnummer, poststed, landnavn, land } = adresse;
  const parts = [formatPlass(adresse), [postnummer, poststed].filter(Boolean).join(' '), landnavn ?? land];
  return parts.filter(Boolean).join(', ') || undefined;
}

function formatPlass(adresse: Kundeadresse): string | undefined {
  const { gatenavn, gatenummer = '', gatenummerBokstav = '', gaardsnummer, bruksnummer } = adresse;
  if (gatenavn !== undefined) return `${gatenavn} ${gatenummer}${gatenummerBokstav}`.trim();
  return gaardsnummer === undefined ? undefined : tekster.gard(gaardsnummer, bruksnummer);
}

/** The registered address, and the one in use: the customer's other address if there is one. */
export function findAdresser(adresser: readonly Kundeadresse[]): {
  folkeregistrert: Kundeadresse | undefined;
  iBruk: Kundeadresse | undefined;
} {
  const folkeregistrert = adresser.find(({ isFolkreregistrert }) => isFolkreregistrert);
  const other = adresser.find(({ isFolkreregistrert }) => !isFolkreregistrert);
  return { folkeregistrert, iBruk: other ?? folkeregistrert };
}
