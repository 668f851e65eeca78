import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Insurance overview',
  overskrift: 'Insurance overview',
  hei: (fornavn) => `Hello, ${fornavn}`,
} satisfies Tekster<typeof nb.tekster>;
