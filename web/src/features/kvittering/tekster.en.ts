import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

/** Sample texts: a real receipt's texts are the selling application's. */
export const tekster = {
  produktnavn: 'Bilforsikring',
  tittel: 'Takk for kjøpet',
  ingress: 'Bilforsikringen gjelder fra i dag. Vilkår og forsikringsbevis finner du under Dokumenter.',
} satisfies Tekster<typeof nb.tekster>;
