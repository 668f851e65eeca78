import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './i-banken-tekster.nb.ts';

export const tekster = {
  overskrift: 'Samtykke',
  iBanken: 'Samtykka dine endrar du i banken',
} satisfies Tekster<typeof nb.tekster>;
