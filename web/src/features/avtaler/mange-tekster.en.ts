import type { Tekster } from '../../lib/tekster.ts';
import type { Gruppe } from './group-avtaler.ts';
import type * as nb from './mange-tekster.nb.ts';

export const tekster = {
  navn: 'Find in your insurance',
  sok: 'Search your insurance',
  hjelp: 'Enter a name, registration number, address or policy number (avtalenummer).',
  antall: (antall) => `Showing ${antall} policies`,
  treff: (treff, antall) => `Showing ${treff} of ${antall} policies`,
  ingenTreff: (sok) => `None of these policies match ‘${sok}’`,
  grupper: 'Group by what is insured',
  enListe: 'Show all in one list',
} satisfies Tekster<typeof nb.tekster>;

export const gruppenavn: Record<Gruppe, string> = {
  kjoretoy: 'Vehicles',
  baat: 'Boats',
  'hus-og-hytte': 'Houses and cabins',
  'innbo-og-ting': 'Contents and belongings',
  reise: 'Travel',
  'liv-og-helse': 'Life and health',
  dyr: 'Animals',
  annet: 'Other',
};
