import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  driftsmelding:
    'Vi har for tida problem med nokre av systema våre. Du kan oppleve at noko manglar, eller at noko ikkje fungerer som det skal.',
} satisfies Tekster<typeof nb.tekster>;
