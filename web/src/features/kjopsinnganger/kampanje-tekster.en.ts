import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './kampanje-tekster.nb.ts';

export const kampanjer = {
  bil: {
    title: '10% off car insurance',
    description: 'You get the discount when you buy the car insurance online.',
    lenke: 'Buy car insurance',
  },
  hus: {
    title: 'Lower excess on your house',
    description: 'As an LO member, your excess (egenandel) is 1,000 kroner lower on your house insurance.',
    lenke: 'Buy house insurance',
  },
} satisfies Tekster<typeof nb.kampanjer>;
