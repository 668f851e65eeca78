import type { Kundeadresse } from '@portal/contract/adresse.ts';
import { writeAdresse } from '@portal/contract/rules/write-adresse.ts';

import { tekster } from './tekster.nb.ts';

/** An address on one line; undefined when no part of it is known. */
export function formatAdresse(adresse: Kundeadresse): string | undefined {
  return writeAdresse(adresse, tekster.gard) || undefined;
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
