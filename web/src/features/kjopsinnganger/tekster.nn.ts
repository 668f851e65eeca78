import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

import type { Kjopsprodukt } from '../../lib/kjop-lenke.ts';

export const tekster = {
  tittel: 'Hva vil du forsikre?',
  /** Shown to everybody, since anyone may become a customer of the bank. */
  samlerabatt:
    'Du kan få opptil 15\u00a0% rabatt på skadeforsikringene når du samler bil, hjem og utvalgte personforsikringer hos oss. Bankkunder kan få 5\u00a0% ekstra.',
  lo: {
    merke: 'LO',
    tekst: 'Som medlem i et LO-forbund får du medlemsfordeler og toppdekning uten ekstra kostnad.',
  },
  seAlle: 'Se alt du kan forsikre',
  bedriftsportal: {
    title: 'Skal du forsikre en bedrift?',
    description: 'Forsikringene til bedriften din finner du i bedriftsportalen.',
    lenke: 'Gå til bedriftsportalen',
  },
  vedlikeholdskalender: {
    title: 'Vedlikeholdskalender',
    description: 'Se hva boligen din trenger gjennom året, så unngår du skader.',
    lenke: 'Åpne kalenderen',
  },
} satisfies Tekster<typeof nb.tekster>;

export const kategorinavn: Record<Kjopskategori, string> = {
  kjoretoy: 'Kjøretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbo og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
};

export const produktnavn: Record<Kjopsprodukt, string> = {
  bil: 'Bil',
  bobil: 'Bobil',
  mc: 'Motorsykkel',
  moped: 'Moped',
  sek: 'Små elektriske kjøretøy',
  tilhenger: 'Tilhenger',
  campingvogn: 'Campingvogn',
  baat: 'Båt',
  hus: 'Hus',
  hytte: 'Hytte',
  innbo: 'Innbo',
  student: 'Studentpakke',
  ung: 'Ungpakke',
  reise: 'Reise',
  lofavorReise: 'LOfavør Reise',
  hund: 'Hund',
  katt: 'Katt',
  barneforsikring: 'Barneforsikring',
  behandlingsforsikring: 'Behandlingsforsikring',
  kritisksykdom: 'Kritisk sykdom',
  livsforsikring: 'Livsforsikring',
  uforeforsikring: 'Uføreforsikring',
  ulykkesforsikring: 'Ulykkesforsikring',
};
