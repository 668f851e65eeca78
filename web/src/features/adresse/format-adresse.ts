import type { Kundeadresse } from '@portal/contract/adresse.ts';

import { tekster } from './tekster.ts';

/**
 * An address in one line: 'Storgata 12B, 0155 OSLO', 'Gnr. 10, bnr. 5, 2050 JESSHEIM' where there is no street,
 * and the country last where it is not Norway. Undefined when nothing of it is known.
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

/** The registered address, and the one in use: the other one where there is another. */
export function findAdresser(adresser: readonly Kundeadresse[]): {
  folkeregistrert: Kundeadresse | undefined;
  iBruk: Kundeadresse | undefined;
} {
  const folkeregistrert = adresser.find(({ isFolkreregistrert }) => isFolkreregistrert);
  const other = adresser.find(({ isFolkreregistrert }) => !isFolkreregistrert);
  return { folkeregistrert, iBruk: other ?? folkeregistrert };
}
