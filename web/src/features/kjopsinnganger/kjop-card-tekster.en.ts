import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './kjop-card-tekster.nb.ts';

/** A file of its own: the overview has the card, but not the page it links to. */
export const tekster = {
  kjopForsikring: 'Kjøp forsikring',
  smart: 'Det er smart å forsikre deg selv, familien og tingene du er glad i.',
  samle: 'Samle forsikringer – få rabatt',
} satisfies Tekster<typeof nb.tekster>;
