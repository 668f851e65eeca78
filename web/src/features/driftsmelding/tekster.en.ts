import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  driftsmelding:
    'We are having problems with some of our systems at the moment. You may find that something is missing or does not work as it should.',
} satisfies Tekster<typeof nb.tekster>;
