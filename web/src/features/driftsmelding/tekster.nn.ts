import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  /** The insurer's exact wording: do not change it. */
  driftsmelding:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
} satisfies Tekster<typeof nb.tekster>;
