import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './uvanlig-tekster.nb.ts';

export const tekster = {
  sporsmal: 'Is this a mobile number?',
  forklaring:
    'Norwegian mobile numbers start with 4 or 9. Correct the number, or tick the box and save again.',
  bekreft: 'Yes, this is a mobile number',
} satisfies Tekster<typeof nb.tekster>;
