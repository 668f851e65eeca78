import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './uleselig-tekster.nb.ts';

export const tekster = {
  epost: 'Vi klarer ikkje å lese e-postadressa vi har til deg.',
  mobil: 'Vi klarer ikkje å lese mobilnummeret vi har til deg.',
} satisfies Tekster<typeof nb.tekster>;
