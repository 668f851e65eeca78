import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  hoppTilInnholdet: 'Skip to content',
  henterSiden: 'Loading the page …',
  hovedmeny: 'Main menu',
  meny: 'Menu',
  flereSider: 'More pages',
  tilbake: 'Back',
  loggUt: 'Log out',
  loggUtFeilet:
    'We could not log you out, and you are still logged in. Check that you are online, and try again. If that does not help, close your browser.',
  hentetIkke: 'We could not get you the page. Check that you are online, and try again.',
  navigasjon: {
    forsikringsoversikt: 'Overview',
    dokumenter: 'Documents',
    faktura: 'Invoices',
    kostnader: 'Costs',
    kjop: 'Buy',
    meldSkade: 'Make a claim',
    skadesaker: 'Claims',
    profil: 'Profile',
    tilbud: 'Quotes',
    tilNettbank: 'Online bank',
  },
  bunntekst: {
    kontakt: 'Contact us',
    apningstider: 'Opening hours',
    dag: 'Day',
    apningstid: 'Hours',
    rettigheterTittel: 'Privacy and your rights',
    personvern: 'Privacy and cookies',
    informasjonskapsler: 'Choose cookies',
    chat: 'Start chat',
    chatFeilet: 'The chat is not available right now.',
    manglerKontaktinfo: 'We cannot find the contact details right now.',
    kontaktside: 'Go to our contact page',
    klage: 'Complaints and rights',
    tilgjengelighet: 'Accessibility statement',
    sammenlign: (lenke) => `Compare our prices with other companies at ${lenke}`,
    sammenlignLenke: 'Finansportalen.no',
  },
} satisfies Tekster<typeof nb.tekster>;
