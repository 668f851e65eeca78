import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './kjop-card-tekster.nb.ts';

export const tekster = {
  kjopForsikring: 'Buy insurance',
  smart: 'It makes sense to insure yourself, your family and the things you love.',
  samle: 'Combine your insurance – get a discount',
} satisfies Tekster<typeof nb.tekster>;
