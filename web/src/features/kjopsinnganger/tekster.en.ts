import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';

import type { Kjopsprodukt } from '../../lib/kjop-lenke.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'What do you want to insure?',
  samlerabatt:
    'You can get up to 15% off your general insurance (skadeforsikring) when you have your car, home and certain personal insurance with us. Bank customers can get 5% extra.',
  lo: {
    merke: 'LO',
    tekst:
      'As a member of an LO union, you get member benefits and our highest level of cover (toppdekning) at no extra cost.',
  },
  seAlle: 'See all you can insure',
  bedriftsportal: {
    title: 'Do you want to insure a business?',
    description: 'You will find the insurance for your business in the business portal.',
    lenke: 'Go to the business portal',
  },
  vedlikeholdskalender: {
    title: 'Maintenance calendar',
    description: 'See what your home needs through the year, so that you avoid damage.',
    lenke: 'Open the calendar',
  },
} satisfies Tekster<typeof nb.tekster>;

export const kategorinavn: Record<Kjopskategori, string> = {
  kjoretoy: 'Vehicles',
  'hus-og-hytte': 'Houses and cabins',
  reise: 'Travel',
  'innbo-og-ting': 'Contents and belongings',
  'liv-og-helse': 'Life and health',
  baat: 'Boats',
  dyr: 'Animals',
};

export const produktnavn: Record<Kjopsprodukt, string> = {
  bil: 'Car',
  bobil: 'Motorhome',
  mc: 'Motorcycle',
  moped: 'Moped',
  sek: 'Small electric vehicles',
  tilhenger: 'Trailer',
  campingvogn: 'Caravan',
  baat: 'Boat',
  hus: 'House',
  hytte: 'Cabin',
  innbo: 'Con\u00adtents',
  student: 'Student package',
  ung: 'Youth package',
  reise: 'Travel',
  lofavorReise: 'LOfavør Reise',
  hund: 'Dog',
  katt: 'Cat',
  barneforsikring: 'Child insurance',
  behandlingsforsikring: 'Treatment insurance',
  kritisksykdom: 'Critical illness',
  livsforsikring: 'Life insurance',
  uforeforsikring: 'Disability insurance',
  ulykkesforsikring: 'Accident insurance',
};
