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
} satisfies Tekster<typeof nb.tekster>;
