import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './kampanje-tekster.nb.ts';

/** A file of its own: the overview has the links, but not the campaigns. */
export const kampanjer = {
  bil: {
    title: '10\u00a0% rabatt på bilforsikring',
    description: 'Rabatten får du når du kjøper bilforsikringen på nett.',
    lenke: 'Kjøp bilforsikring',
  },
  hus: {
    title: 'Lavere egenandel på huset',
    description: 'Som LO-medlem får du 1000 kroner lavere egenandel på husforsikringen.',
    lenke: 'Kjøp husforsikring',
  },
} satisfies Tekster<typeof nb.kampanjer>;
