import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Utsjånad',
  lyst: 'Lys',
  morkt: 'Mørk',
  somEnheten: 'Som eininga',
} satisfies Tekster<typeof nb.tekster>;
