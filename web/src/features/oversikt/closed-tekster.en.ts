import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './closed-tekster.nb.ts';

export const closedTekster = { tilProfilen: 'Go to your profile' } satisfies Tekster<typeof nb.closedTekster>;
