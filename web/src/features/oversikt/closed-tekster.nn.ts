import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './closed-tekster.nb.ts';

/** Not in the overview's own texts, which would become a chunk of its own, shared by two pages. */
export const closedTekster = { tilProfilen: 'Gå til profilen din' } satisfies Tekster<
  typeof nb.closedTekster
>;
