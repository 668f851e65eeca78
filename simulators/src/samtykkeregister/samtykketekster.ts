/** One version of each text in each language; a new wording gets a new version. */
export const samtykketekster = {
  nb: {
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
  },
  nn: {
    FORSIKRINGSKUNDE: [
      {
        samtykke: 'MARKETING',
        tittel: 'Tilbod og tips om forsikring',
        ingress: 'Kan vi sende deg tilbod og tips om forsikring på e-post og SMS?',
        tekst:
          'Seier du ja, kan vi bruke det vi veit om forsikringane dine, til å finne tilbod som passar for deg. Du kan ombestemme deg når som helst.',
        versjon: 'markedsforing-2026-03-nn',
        sprak: 'nn',
      },
      {
        samtykke: 'CROSS_DOMAIN',
        tittel: 'Deling med samarbeidspartnarar',
        ingress: 'Kan vi bruke opplysningar på tvers av selskapa vi samarbeider med?',
        tekst: 'Seier du ja, kan rådgivarane våre sjå alle forsikringane dine når du tek kontakt.',
        versjon: 'deling-2026-01-nn',
        sprak: 'nn',
      },
    ],
    BANKKUNDE: [
      {
        samtykke: 'MARKETING',
        tittel: 'Tilbod og tips frå banken og forsikringsselskapet',
        ingress: 'Kan banken sende deg tilbod og tips om forsikring?',
        tekst: 'Dette samtykket gir du i banken, og du endrar det i nettbanken.',
        versjon: 'markedsforing-bank-2026-03-nn',
        sprak: 'nn',
      },
    ],
  },
  en: {
    FORSIKRINGSKUNDE: [
      {
        samtykke: 'MARKETING',
        tittel: 'Insurance quotes and tips',
        ingress: 'May we send you quotes and tips about insurance by email and text message?',
        tekst:
          'If you say yes, we may use what we know about your policies to find quotes that suit you. You can change your mind at any time.',
        versjon: 'markedsforing-2026-03-en',
        sprak: 'en',
      },
      {
        samtykke: 'CROSS_DOMAIN',
        tittel: 'Sharing with our partners',
        ingress: 'May we use information across the companies we work with?',
        tekst: 'If you say yes, our advisers can see all your policies when you contact us.',
        versjon: 'deling-2026-01-en',
        sprak: 'en',
      },
    ],
    BANKKUNDE: [
      {
        samtykke: 'MARKETING',
        tittel: 'Quotes and tips from the bank and the insurance company',
        ingress: 'May the bank send you quotes and tips about insurance?',
        tekst: 'You give this consent in your bank, and you change it in your online bank.',
        versjon: 'markedsforing-bank-2026-03-en',
        sprak: 'en',
      },
    ],
  },
} as const;
