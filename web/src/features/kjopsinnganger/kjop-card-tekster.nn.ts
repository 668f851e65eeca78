import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './kjop-card-tekster.nb.ts';

export const tekster = {
  kjopForsikring: 'Kjøp forsikring',
  smart: 'Det er smart å forsikre deg sjølv, familien og tinga du er glad i.',
  samle: 'Samle forsikringar – få rabatt',
} satisfies Tekster<typeof nb.tekster>;
