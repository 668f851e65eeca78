import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Insurance profile',
  overskrift: 'Insurance profile',
  undertittel: 'These details only apply to your insurance policies',
  innlogginger: 'See where you are logged in',
  lastNed: 'Take your data with you',
  data: 'See your data, and who receives it',
  henter: 'Loading your details',
  feil: 'We cannot load your details right now.',
  utenNavn: 'Your details',
  fodselsnummer: 'National identity number (fødselsnummer)',
  dNummer: 'D number',
  resultater: {
    epost: 'Your email address has been updated',
    mobil: 'Your mobile number has been updated',
    adresse: 'Your address has been updated',
    samtykke: 'Your consent to marketing has been changed',
    deling: 'Your choice about sharing has been saved',
    reservasjon: 'Your choice has been saved',
    'ikke-lagret': 'You were logged out, so the change was not saved. Try again.',
    ubekreftet: 'We have saved your choice, but it is not confirmed yet',
  },
} satisfies Tekster<typeof nb.tekster>;
