import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './closed-tekster.nb.ts';

export const closedTekster = { tilProfilen: 'Gå til profilen din' } satisfies Tekster<
  typeof nb.closedTekster
>;
