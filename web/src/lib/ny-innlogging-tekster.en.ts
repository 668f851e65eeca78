import type * as nb from './ny-innlogging-tekster.nb.ts';
import type { Tekster } from './tekster.ts';

export const tekster = {
  avbrutt: {
    tone: 'info',
    title: 'The login was cancelled',
    text: 'You are still logged in as before.',
  },
  feilet: {
    tone: 'error',
    title: 'The new login did not work as it should',
    text: 'You are still logged in as before. Try once more. Contact us if that does not help.',
  },
  vent: {
    tone: 'error',
    title: 'Many people are logging in from your network right now',
    text: 'You are still logged in as before. Wait ten minutes and try again.',
  },
} as const satisfies Tekster<typeof nb.tekster>;
