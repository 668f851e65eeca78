import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  hoppTilInnholdet: 'Hopp til innhaldet',
  henterSiden: 'Hentar sida …',
  hovedmeny: 'Hovudmeny',
  meny: 'Meny',
  flereSider: 'Fleire sider',
  tilbake: 'Tilbake',
  loggUt: 'Logg ut',
  loggUtFeilet:
    'Vi fekk ikkje logga deg ut, og du er framleis logga inn. Sjekk at du er på nett, og prøv igjen. Lukk nettlesaren om det ikkje hjelper.',
  hentetIkke: 'Vi fekk ikkje henta sida. Sjekk at du er på nett, og prøv igjen.',
  navigasjon: {
    forsikringsoversikt: 'Forsikringsoversikt',
    dokumenter: 'Dokument',
    faktura: 'Faktura',
    kostnader: 'Kostnader',
    kjop: 'Kjøp',
    meldSkade: 'Meld skade',
    skadesaker: 'Skadesaker',
    profil: 'Profil',
    tilbud: 'Tilbod',
    tilNettbank: 'Til nettbank',
  },
  bunntekst: {
    kontakt: 'Kontakt oss',
    apningstider: 'Opningstider',
    dag: 'Dag',
    apningstid: 'Opningstid',
    rettigheterTittel: 'Personvern og rettar',
    personvern: 'Personvern og informasjonskapslar',
    informasjonskapsler: 'Vel informasjonskapslar',
    chat: 'Start chat',
    chatFeilet: 'Chatten er ikkje tilgjengeleg akkurat no.',
    manglerKontaktinfo: 'Vi finn ikkje kontaktinformasjonen akkurat no.',
    kontaktside: 'Gå til kontaktsida vår',
    klage: 'Klage og rettar',
    tilgjengelighet: 'Tilgjengeerklæring',
    sammenlign: (lenke) => `Samanlikn prisane våre med andre selskap på ${lenke}`,
    sammenlignLenke: 'Finansportalen.no',
  },
} satisfies Tekster<typeof nb.tekster>;
