import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Appearance',
  lyst: 'Light',
  morkt: 'Dark',
  somEnheten: 'Same as device',
} satisfies Tekster<typeof nb.tekster>;
