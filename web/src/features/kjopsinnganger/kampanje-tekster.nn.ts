import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './kampanje-tekster.nb.ts';

export const kampanjer = {
  bil: {
    title: '10\u00a0% rabatt på bilforsikring',
    description: 'Rabatten får du når du kjøper bilforsikringa på nett.',
    lenke: 'Kjøp bilforsikring',
  },
  hus: {
    title: 'Lågare eigendel på huset',
    description: 'Som LO-medlem får du 1000 kroner lågare eigendel på husforsikringa.',
    lenke: 'Kjøp husforsikring',
  },
} satisfies Tekster<typeof nb.kampanjer>;
