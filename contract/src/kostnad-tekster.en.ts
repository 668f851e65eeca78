import type * as nb from './kostnad-tekster.nb.ts';

export const prisdeler: typeof nb.prisdeler = {
  GRUNNPRIS: { navn: 'Base price', forklart: 'The base price, before additions and discounts' },
  INDEKS: {
    navn: 'Index adjustment',
    forklart: 'Index adjustment, because repairs and replacements cost more',
  },
  OBJEKT: {
    navn: 'What you have insured',
    forklart: 'What you have insured, for example its age, value or use',
  },
  DEKNING: { navn: 'Cover', forklart: 'What the insurance covers' },
  EGENANDEL: { navn: 'Excess', forklart: 'The excess (egenandel)' },
  ALDER: { navn: 'Age', forklart: 'The age of the insured person' },
  BOSTED: { navn: 'Location', forklart: 'Where you live, or where what you have insured is kept' },
  BONUS: { navn: 'No-claims bonus', forklart: 'The no-claims bonus takes off less than before' },
  MELDTE_SKADER: { navn: 'Reported claims', forklart: 'Claims that have been reported' },
  SAMLERABATT: {
    navn: 'Multi-policy discount',
    forklart: 'The discount for having several policies with us is smaller than before',
  },
  MEDLEMSRABATT: { navn: 'Member discount', forklart: 'The discount for members is smaller than before' },
  NATURSKADE: {
    navn: 'Natural perils premium (naturskadepremie)',
    forklart:
      'Natural perils premium (naturskadepremie), the same for everybody and set by Norsk Naturskadepool',
  },
  TFA: {
    navn: 'Road traffic insurance tax (trafikkforsikringsavgift)',
    forklart: 'Road traffic insurance tax (trafikkforsikringsavgift), which we collect for the state',
  },
  GEBYR: { navn: 'Fees', forklart: 'Fees' },
  ANNET: { navn: 'Other', forklart: 'Other' },
};

export const betalingsstatuser: typeof nb.betalingsstatuser = {
  KOMMER: 'Upcoming',
  FORFALT: 'Not paid',
  BETALT: 'Paid',
  DELVIS_BETALT: 'Partly paid',
  PURRET: 'Reminder sent',
  TILBAKEBETALT: 'Refunded',
};

export const tilDeg = 'Paid to you';
