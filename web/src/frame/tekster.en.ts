import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  hoppTilInnholdet: 'Hopp til innholdet',
  henterSiden: 'Henter siden …',
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
    rettigheterTittel: 'Personvern og rettigheter',
    personvern: 'Personvern og informasjonskapsler',
    informasjonskapsler: 'Velg informasjonskapsler',
    chat: 'Start chat',
    chatFeilet: 'Chatten er ikke tilgjengelig akkurat nå.',
    manglerKontaktinfo: 'Vi finner ikke kontaktinformasjonen akkurat nå.',
    kontaktside: 'Gå til kontaktsiden vår',
    klage: 'Klage og rettigheter',
    tilgjengelighet: 'Tilgjengelighetserklæring',
    /** The line about price comparison; its last word is the link. */
    sammenlignFor: 'Sammenlign våre priser med andre selskaper på ',
    sammenlignLenke: 'Finansportalen.no',
  },
  forlengingFeilet: 'Vi fikk ikke forlenget økten. Sjekk at du er på nett, og prøv igjen.',
} satisfies Tekster<typeof nb.tekster>;
