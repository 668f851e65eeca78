import type { Prisdelkode } from '@portal/contract/kostnader.ts';

interface Deltekst {
  /** In the table. */
  navn: string;
  /** In the list of what weighs most: what it is. */
  forklart: string;
  /** Whose it is: the same for all customers, or of this customer's insurance. Neither where the code does not say. */
  gjelder?: 'alle' | 'deg';
}

/** Every part of a price in words. Of reported claims nothing is told but that they count. */
export const deltekster: Record<Prisdelkode, Deltekst> = {
  GRUNNPRIS: { navn: 'Grunnpris', forklart: 'Grunnprisen, før tillegg og rabatter', gjelder: 'alle' },
  INDEKS: {
    navn: 'Indeksregulering',
    forklart: 'Indeksregulering, fordi det er blitt dyrere å reparere og erstatte',
    gjelder: 'alle',
  },
  OBJEKT: {
    navn: 'Det du har forsikret',
    forklart: 'Det du har forsikret, for eksempel alder, verdi eller bruk',
    gjelder: 'deg',
  },
  DEKNING: { navn: 'Dekning', forklart: 'Det forsikringen dekker', gjelder: 'deg' },
  EGENANDEL: { navn: 'Egenandel', forklart: 'Egenandelen', gjelder: 'deg' },
  ALDER: { navn: 'Alder', forklart: 'Alderen til den forsikringen gjelder', gjelder: 'deg' },
  BOSTED: {
    navn: 'Bosted',
    forklart: 'Stedet der du bor, eller der det du har forsikret er',
    gjelder: 'deg',
  },
  BONUS: { navn: 'Bonus', forklart: 'Bonusen', gjelder: 'deg' },
  MELDTE_SKADER: { navn: 'Meldte skader', forklart: 'Skader som er meldt', gjelder: 'deg' },
  SAMLERABATT: { navn: 'Samlerabatt', forklart: 'Rabatten for flere forsikringer hos oss', gjelder: 'deg' },
  MEDLEMSRABATT: { navn: 'Medlemsrabatt', forklart: 'Rabatten for medlemmer', gjelder: 'deg' },
  NATURSKADE: {
    navn: 'Naturskadepremie',
    forklart: 'Naturskadepremie, lik for alle og bestemt av Norsk Naturskadepool',
    gjelder: 'alle',
  },
  TFA: {
    navn: 'Trafikkforsikringsavgift',
    forklart: 'Trafikkforsikringsavgift, som vi krever inn for staten',
    gjelder: 'alle',
  },
  GEBYR: { navn: 'Gebyr', forklart: 'Gebyrer' },
  ANNET: { navn: 'Annet', forklart: 'Annet' },
};
