import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';

import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Recommended for you',
  loIngress: 'Chosen for you as an LO member',
  flere: 'More suggestions',
  sePris: 'See price',
} satisfies Tekster<typeof nb.tekster>;

export const produkttekster: Record<NextBestOfferProdukt, nb.Produkttekst> = {
  BIL: {
    navn: 'Car insurance',
    tekst:
      'Choose liability (ansvar), partial cover (delkasko) or full cover (kasko), with roadside assistance when you need it.',
  },
  BOBIL: {
    navn: 'Motorhome insurance',
    tekst: 'For the holiday on four wheels, with all you have on board.',
  },
  MC: { navn: 'Motorcycle insurance', tekst: 'For your bike and your gear, all season.' },
  MOPED: { navn: 'Moped insurance', tekst: 'Affordable protection for that first ride of your own.' },
  SEK: { navn: 'E-scooter insurance', tekst: 'The liability cover you must have to ride an e-scooter.' },
  TILHENGER: { navn: 'Trailer insurance', tekst: 'For your trailer, full or empty.' },
  CAMPINGVOGN: {
    navn: 'Caravan insurance',
    tekst: 'For the caravan and its contents, on the road and on the pitch.',
  },
  BAAT: { navn: 'Boat insurance', tekst: 'For the boat, the engine and the gear, at sea and laid up.' },
  HUS: {
    navn: 'House insurance',
    tekst: 'For the house and everything fixed to it, from foundations to chimney.',
  },
  FRITIDSHUS: {
    navn: 'Cabin insurance',
    tekst: 'For the cabin by the fjord, in the mountains or in the woods, even when you are not there.',
  },
  INNBO: {
    navn: 'Contents insurance',
    tekst: 'For all you have at home and much of what you take out with you. In Norwegian: innbo.',
  },
  REISE: {
    navn: 'Travel insurance',
    tekst: 'For your luggage, your health and your plans, all year and all over the world.',
  },
  KJAELEDYR: { navn: 'Pet insurance', tekst: 'Help with the bill when your dog or cat falls ill.' },
  BARNEFORSIKRING: {
    navn: 'Child insurance',
    tekst: 'Financial security if your child becomes seriously ill or injured.',
  },
  BEHANDLINGSFORSIKRING: { navn: 'Treatment insurance', tekst: 'A shorter wait to see a specialist.' },
  KRITISKSYKDOM: {
    navn: 'Critical illness insurance',
    tekst: 'Money to live on while you are seriously ill.',
  },
  LIVSFORSIKRING: { navn: 'Life insurance', tekst: 'Money for the people you love if you die.' },
  UFOREFORSIKRING: { navn: 'Disability insurance', tekst: 'A secure income if you cannot work.' },
  ULYKKESFORSIKRING: {
    navn: 'Accident insurance',
    tekst: 'Compensation if an accident leaves you with a lasting injury.',
  },
};
