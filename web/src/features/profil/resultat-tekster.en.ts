import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './resultat-tekster.nb.ts';

export const tekster = {
  epost: 'Your email address has been updated',
  mobil: 'Your mobile number has been updated',
  adresse: 'Your address has been updated',
  samtykke: 'Your consent to marketing has been changed',
  deling: 'Your choice about sharing has been saved',
  reservasjon: 'Your choice has been saved',
  'ikke-lagret': 'You were logged out, so the change was not saved. Try again.',
  ubekreftet: 'We have saved your choice, but it is not confirmed yet',
} satisfies Tekster<typeof nb.tekster>;
