import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'You will soon be logged out',
  forklaring: 'For your own security, you will be logged out shortly because you have been inactive.',
  sporsmal: 'Do you want to continue your session?',
  fortsett: 'Continue session',
  forklaringTilSlutt:
    'For your own security, a login only lasts for a certain time, and that time is now used up. Finish what you are doing, and log in again afterwards.',
  lukk: 'Close',
  forlengingFeilet: 'We could not keep you logged in. Check that you are online, and try again.',
} satisfies Tekster<typeof nb.tekster>;

export function formatSekunderIgjen(seconds: number): string {
  return velgFlertall(seconds, {
    one: `You will be logged out in ${seconds} second`,
    other: `You will be logged out in ${seconds} seconds`,
  });
}
