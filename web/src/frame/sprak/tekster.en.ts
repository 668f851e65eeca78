import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Language',
  noeErPaBokmal: 'Some texts are only available in Norwegian.',
} satisfies Tekster<typeof nb.tekster>;
