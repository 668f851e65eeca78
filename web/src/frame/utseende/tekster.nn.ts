import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Utseende',
  lyst: 'Lyst',
  morkt: 'Mørkt',
  somEnheten: 'Som enheten',
} satisfies Tekster<typeof nb.tekster>;
