import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  vennligstVent: 'Please wait',
  apnesINyFane: 'opens in a new tab',
  apnesIPdf: 'opens as a PDF',
  varsler: 'Notifications',
  lukkVarsel: 'Close notification',
  antallGanger: (antall) => `${antall} times`,
  lukk: 'Close',
  endre: 'Change',
  avbryt: 'Cancel',
  provIgjen: 'Try again',
  proverIgjen: 'Trying again',
  ikkePaNett: 'You are offline. We will try again when you are online.',
  sjekk: 'Check again',
  visesIkke: 'We cannot show this right now.',
} satisfies Tekster<typeof nb.tekster>;
