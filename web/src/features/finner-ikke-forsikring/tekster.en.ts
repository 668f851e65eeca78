import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Can’t find your insurance?',
  visFlere: 'Show more questions',
  visFaerre: 'Show fewer questions',
  andreForsikringer: 'See other insurance',
} satisfies Tekster<typeof nb.tekster>;
