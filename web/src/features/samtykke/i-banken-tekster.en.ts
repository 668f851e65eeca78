import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './i-banken-tekster.nb.ts';

export const tekster = {
  overskrift: 'Consents',
  iBanken: 'You change your consents at your bank',
} satisfies Tekster<typeof nb.tekster>;
