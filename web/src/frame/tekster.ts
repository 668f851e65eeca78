export const tekster = {
  hoppTilInnholdet: 'Hopp til innholdet',
  hovedmeny: 'Hovedmeny',
  meny: 'Meny',
  flereSider: 'Flere sider',
  tilbake: 'Tilbake',
  loggUt: 'Logg ut',
  loggUtFeilet:
    'Vi fikk ikke logget deg ut, og du er fortsatt logget inn. Sjekk at du er på nett, og prøv igjen. Lukk nettleseren hvis det ikke hjelper.',
  navigasjon: {
    forsikringsoversikt: 'Forsikringsoversikt',
    dokumenter: 'Dokumenter',
    faktura: 'Faktura',
    kjop: 'Kjøp',
    meldSkade: 'Meld skade',
    skadesaker: 'Skadesaker',
    profil: 'Profil',
    tilbud: 'Tilbud',
    tilNettbank: 'Til nettbank',
  },
  bunntekst: {
    kontakt: 'Kontakt oss',
    apningstider: 'Åpningstider',
    dag: 'Dag',
    apningstid: 'Åpningstid',
    personvernTittel: 'Personvern',
    personvern: 'Personvern og informasjonskapsler',
    informasjonskapsler: 'Velg informasjonskapsler',
    chat: 'Start chat',
    chatFeilet: 'Chatten er ikke tilgjengelig akkurat nå.',
    manglerKontaktinfo: 'Vi finner ikke kontaktinformasjonen akkurat nå.',
    kontaktside: 'Gå til kontaktsiden vår',
    klage: 'Klage og rettigheter',
    /** The comparison line; its last word is the link. */
    sammenlignFor: 'Sammenlign våre priser med andre selskaper på ',
    sammenlignLenke: 'Finansportalen.no',
  },
  utlogging: {
    tittel: 'Du blir snart logget ut',
    forklaring: 'For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.',
    sporsmal: 'Vil du fortsette økten?',
    fortsett: 'Fortsett økten',
    /** A session ends at last also when it is in use. */
    forklaringTilSlutt:
      'For din egen sikkerhet varer en innlogging bare en viss tid, og nå er den brukt opp. Gjør deg ferdig med det du holder på med, og logg inn igjen etterpå.',
    lukk: 'Lukk',
    forlengingFeilet: 'Vi fikk ikke forlenget økten. Sjekk at du er på nett, og prøv igjen.',
  },
  feilramme: {
    tilForsikringsoversikten: 'Til forsikringsoversikten',
    gaTilbake: 'Gå tilbake',
    kontaktOss: 'Kontakt oss, så hjelper vi deg:',
    referanse: 'Referanse:',
  },
} as const;

/** One second is 'sekunder' too. */
export function formatSekunderIgjen(seconds: number): string {
  return `Du blir logget ut om ${seconds} sekunder`;
}
