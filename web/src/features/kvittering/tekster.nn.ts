import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  produktnavn: 'Bilforsikring',
  tittel: 'Takk for kjøpet',
  ingress: 'Bilforsikringa gjeld frå i dag. Vilkår og forsikringsbevis finn du under Dokument.',
} satisfies Tekster<typeof nb.tekster>;
