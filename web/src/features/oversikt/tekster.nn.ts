import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Forsikringsoversikt',
  overskrift: 'Forsikrings\u00adoversikt',
  hei: (fornavn) => `Hei, ${fornavn}`,
} satisfies Tekster<typeof nb.tekster>;
