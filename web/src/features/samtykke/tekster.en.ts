import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

const svar = { ja: 'yes', nei: 'no' } as const;

export const tekster = {
  overskrift: 'Consent to marketing',
  ja: 'Yes',
  nei: 'No',
  lagre: 'Save choice',
  lagrer: 'Saving your choice',
  ikkeLagret: 'Your choice is not saved yet.',
  endret: 'Your consent to marketing has been changed',
  endretAnnet: (tittel) => `Your choice has been saved: ${tittel}`,
  feilet: 'Something went wrong when changing your consent',
  ubekreftet: 'We have saved your choice, but it is not confirmed yet',
  uvisst: 'We do not know whether your choice was saved.',
  sjekker: 'Checking what has been saved',
  likevel: 'The change was saved after all',
  utilgjengelig: 'We cannot load your earlier choice right now. You can still choose again.',
  hentefeil: 'We cannot load your consents right now.',
  henter: 'Loading your consents',
  velg: 'Choose yes or no',
  ukjent:
    'You are not registered as a customer with us yet, so there are no consents to change. Is this a mistake?',
  kontaktOss: 'Contact us',
  gitt: (valg, dato) => `You answered ${svar[valg]} on ${dato}.`,
  annenTekst: (versjon) => `The text was another then, version ${versjon}.`,
  loggetUt: 'You were logged out, so your choice was not saved. Log in and try again.',
  reservasjon: {
    etikett: 'Insurance documents by post',
    far: 'You get documents by post',
    reservert: 'You have opted out of documents by post',
    vilReservere: 'If you opt out, you only get documents here on the website.',
    vilHaPost: 'If you want documents by post again, we will send them to your address.',
    bekreftEndring: 'Yes, I want to change this',
    bekreft: 'Confirm',
    lagrer: 'Saving',
    lagret: 'Your choice has been saved',
    feilet: 'Something went wrong when saving your choice about post',
    ukjent: 'You are not registered as a customer with us yet, so we send you no post.',
    kryssAv: 'Tick the box to confirm',
    hentefeil: 'We cannot load this choice right now.',
  },
} satisfies Tekster<typeof nb.tekster>;
