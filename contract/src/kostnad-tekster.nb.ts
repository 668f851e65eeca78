import type { Prisdelkode } from './kostnader.ts';

/**
 * The name of each part of a price, in the table and as a reason why it rises: that of a discount is that it is less.
 * About reported claims it only says that they count.
 */
export const prisdeler: Record<Prisdelkode, { navn: string; forklart: string }> = {
  GRUNNPRIS: { navn: 'Grunnpris', forklart: 'Grunnprisen, før tillegg og rabatter' },
  INDEKS: {
    navn: 'Indeksregulering',
    forklart: 'Indeksregulering, fordi det er blitt dyrere å reparere og erstatte',
  },
  OBJEKT: {
    navn: 'Det du har forsikret',
    forklart: 'Det du har forsikret, for eksempel alder, verdi eller bruk',
  },
  DEKNING: { navn: 'Dekning', forklart: 'Det forsikringen dekker' },
  EGENANDEL: { navn: 'Egenandel', forklart: 'Egenandelen' },
  ALDER: { navn: 'Alder', forklart: 'Alderen til den som er forsikret' },
  BOSTED: { navn: 'Bosted', forklart: 'Stedet der du bor, eller der det du har forsikret, er' },
  BONUS: { navn: 'Bonus', forklart: 'Bonusen trekker fra mindre enn før' },
  MELDTE_SKADER: { navn: 'Meldte skader', forklart: 'Skader som er meldt' },
  SAMLERABATT: { navn: 'Samlerabatt', forklart: 'Rabatten for flere forsikringer hos oss er mindre enn før' },
  MEDLEMSRABATT: { navn: 'Medlemsrabatt', forklart: 'Rabatten for medlemmer er mindre enn før' },
  NATURSKADE: {
    navn: 'Naturskadepremie',
    forklart: 'Naturskadepremie, lik for alle og bestemt av Norsk Naturskadepool',
  },
  TFA: {
    navn: 'Trafikkforsikringsavgift',
    forklart: 'Trafikkforsikringsavgift, som vi krever inn for staten',
  },
  GEBYR: { navn: 'Gebyr', forklart: 'Gebyrer' },
  ANNET: { navn: 'Annet', forklart: 'Annet' },
};

/** Our words for the sources' states of a payment. A page shows no other state. */
export const betalingsstatuser = {
  KOMMER: 'Kommer',
  FORFALT: 'Ikke betalt',
  BETALT: 'Betalt',
  DELVIS_BETALT: 'Delvis betalt',
  PURRET: 'Purret',
  TILBAKEBETALT: 'Betalt tilbake',
};

/** Of a payment to the customer. */
export const tilDeg: string = 'Du får pengene';
