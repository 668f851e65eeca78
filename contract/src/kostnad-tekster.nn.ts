import type * as nb from './kostnad-tekster.nb.ts';

export const prisdeler: typeof nb.prisdeler = {
  GRUNNPRIS: { navn: 'Grunnpris', forklart: 'Grunnprisen, før tillegg og rabattar' },
  INDEKS: {
    navn: 'Indeksregulering',
    forklart: 'Indeksregulering, fordi det har blitt dyrare å reparere og erstatte',
  },
  OBJEKT: { navn: 'Det du har forsikra', forklart: 'Det du har forsikra, til dømes alder, verdi eller bruk' },
  DEKNING: { navn: 'Dekning', forklart: 'Det forsikringa dekkjer' },
  EGENANDEL: { navn: 'Eigendel', forklart: 'Eigendelen' },
  ALDER: { navn: 'Alder', forklart: 'Alderen til den som er forsikra' },
  BOSTED: { navn: 'Bustad', forklart: 'Staden der du bur, eller der det du har forsikra, er' },
  BONUS: { navn: 'Bonus', forklart: 'Bonusen trekkjer frå mindre enn før' },
  MELDTE_SKADER: { navn: 'Melde skadar', forklart: 'Skadar som er melde' },
  SAMLERABATT: {
    navn: 'Samlerabatt',
    forklart: 'Rabatten for fleire forsikringar hos oss er mindre enn før',
  },
  MEDLEMSRABATT: { navn: 'Medlemsrabatt', forklart: 'Rabatten for medlemmer er mindre enn før' },
  NATURSKADE: {
    navn: 'Naturskadepremie',
    forklart: 'Naturskadepremie, lik for alle og fastsett av Norsk Naturskadepool',
  },
  TFA: { navn: 'Trafikkforsikringsavgift', forklart: 'Trafikkforsikringsavgift, som vi krev inn for staten' },
  GEBYR: { navn: 'Gebyr', forklart: 'Gebyr' },
  ANNET: { navn: 'Anna', forklart: 'Anna' },
};

export const betalingsstatuser: typeof nb.betalingsstatuser = {
  KOMMER: 'Kjem',
  FORFALT: 'Ikkje betalt',
  BETALT: 'Betalt',
  DELVIS_BETALT: 'Delvis betalt',
  PURRET: 'Purra',
  TILBAKEBETALT: 'Betalt tilbake',
};

export const tilDeg = 'Du får pengane';
