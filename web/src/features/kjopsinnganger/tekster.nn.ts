import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';

import type { Kjopsprodukt } from '../../lib/kjop-lenke.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Kva vil du forsikre?',
  samlerabatt:
    'Du kan få opptil 15\u00a0% rabatt på skadeforsikringane når du samlar bil, heim og utvalde personforsikringar hos oss. Bankkundar kan få 5\u00a0% ekstra.',
  lo: {
    merke: 'LO',
    tekst: 'Som medlem i eit LO-forbund får du medlemsfordelar og toppdekning utan ekstra kostnad.',
  },
  seAlle: 'Sjå alt du kan forsikre',
  bedriftsportal: {
    title: 'Skal du forsikre ei bedrift?',
    description: 'Forsikringane til bedrifta di finn du i bedriftsportalen.',
    lenke: 'Gå til bedriftsportalen',
  },
  vedlikeholdskalender: {
    title: 'Vedlikehaldskalender',
    description: 'Sjå kva bustaden din treng gjennom året, så unngår du skadar.',
    lenke: 'Opne kalenderen',
  },
} satisfies Tekster<typeof nb.tekster>;

export const kategorinavn: Record<Kjopskategori, string> = {
  kjoretoy: 'Køyretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbu og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
};

export const produktnavn: Record<Kjopsprodukt, string> = {
  bil: 'Bil',
  bobil: 'Bubil',
  mc: 'Motorsykkel',
  moped: 'Moped',
  sek: 'Små elektriske køyretøy',
  tilhenger: 'Tilhengar',
  campingvogn: 'Campingvogn',
  baat: 'Båt',
  hus: 'Hus',
  hytte: 'Hytte',
  innbo: 'Innbu',
  student: 'Studentpakke',
  ung: 'Ungpakke',
  reise: 'Reise',
  lofavorReise: 'LOfavør Reise',
  hund: 'Hund',
  katt: 'Katt',
  barneforsikring: 'Barneforsikring',
  behandlingsforsikring: 'Behandlingsforsikring',
  kritisksykdom: 'Kritisk sjukdom',
  livsforsikring: 'Livsforsikring',
  uforeforsikring: 'Uføreforsikring',
  ulykkesforsikring: 'Ulukkesforsikring',
};
