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
  likevel: 'Your choice was saved after all',
  utilgjengelig: 'We cannot load your earlier choice right now. You can still choose again.',
  hentefeil: 'We cannot load your consents right now.',
  henter: 'Loading your consents',
  velg: 'Choose yes or no',
  ukjent:
    'You are not registered as a customer with us yet, so there are no consents to change. Do you think this is a mistake?',
  kontaktOss: 'Contact us',
  gitt: (valg, dato) => `You answered ${svar[valg]} on ${dato}.`,
  versjon: (versjon) => `The text you answered was ‘${versjon}’.`,
  nyTekst: (versjon) => `The text you answered was ‘${versjon}’. It has changed since then.`,
  loggetUt: 'You were logged out, so your choice was not saved. Log in and try again.',
  reservasjon: {
    etikett: 'Insurance documents by post',
    far: 'You get documents by post',
    reservert: 'You have opted out of documents by post',
    vilReservere: 'If you opt out, you will only get your documents here on the website.',
    vilHaPost: 'If you want documents by post again, we will send them to your address.',
    bekreftEndring: 'Yes, I want to change this',
    bekreft: 'Confirm',
    lagrer: 'Saving',
    lagret: 'Your choice has been saved',
    feilet: 'Something went wrong when we tried to save your choice about post',
    ukjent: 'You are not registered as a customer with us yet, so we do not send you any post.',
    kryssAv: 'Tick the box to confirm',
    hentefeil: 'We cannot load this choice right now.',
  },
} satisfies Tekster<typeof nb.tekster>;
