import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Språk',
  noeErPaBokmal: 'Nokre tekstar finst berre på bokmål.',
} satisfies Tekster<typeof nb.tekster>;
