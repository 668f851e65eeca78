export const tekster = {
  hoppTilInnholdet: 'Hopp til innholdet',
  hovedmeny: 'Hovedmeny',
  meny: 'Meny',
  loggUt: 'Logg ut',
  navigasjon: {
    forsikringsoversikt: 'Forsikringsoversikt',
    dokumenter: 'Dokumenter',
    faktura: 'Faktura',
    kjop: 'Kjøp',
    meldSkade: 'Meld skade',
    skadesaker: 'Skadesaker',
    tilNettbank: 'Til nettbank',
  },
  bunntekst: {
    kontakt: 'Kontakt oss',
    apningstider: 'Åpningstider',
    dag: 'Dag',
    apningstid: 'Åpningstid',
    personvernTittel: 'Personvern',
    personvern: 'Personvern og informasjonskapsler',
    manglerKontaktinfo: 'Vi finner ikke kontaktinformasjonen akkurat nå.',
    kontaktside: 'Gå til kontaktsiden vår',
    /** The comparison line; its last word is the link. */
    sammenlignFor: 'Sammenlign våre priser med andre selskaper på ',
    sammenlignLenke: 'Finansportalen.no',
  },
  feilramme: {
    tilForsikringsoversikten: 'Til forsikringsoversikten',
    gaTilbake: 'Gå tilbake',
    kontaktOss: 'Kontakt oss, så hjelper vi deg:',
    referanse: 'Referanse:',
  },
} as const;
