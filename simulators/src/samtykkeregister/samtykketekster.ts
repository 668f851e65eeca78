/** One version of each text; a new wording gets a new version. */
export const samtykketekster = {
  FORSIKRINGSKUNDE: [
    {
      samtykke: 'MARKETING',
      tittel: 'Tilbud og tips om forsikring',
      ingress: 'Kan vi sende deg tilbud og tips om forsikring på e-post og SMS?',
      tekst:
        'Sier du ja, kan vi bruke det vi vet om forsikringene dine til å finne tilbud som passer for deg. Du kan ombestemme deg når som helst.',
      versjon: 'markedsforing-2026-03',
    },
    {
      samtykke: 'CROSS_DOMAIN',
      tittel: 'Deling med samarbeidspartnere',
      ingress: 'Kan vi bruke opplysninger på tvers av selskapene vi samarbeider med?',
      tekst: 'Sier du ja, kan rådgiverne våre se alle forsikringene dine når du tar kontakt.',
      versjon: 'deling-2026-01',
    },
  ],
  BANKKUNDE: [
    {
      samtykke: 'MARKETING',
      tittel: 'Tilbud og tips fra banken og forsikringsselskapet',
      ingress: 'Kan banken sende deg tilbud og tips om forsikring?',
      tekst: 'Dette samtykket gir du i banken, og du endrer det i nettbanken.',
      versjon: 'markedsforing-bank-2026-03',
    },
  ],
} as const;
