import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Finner du ikke forsikringene dine?',
  visFlere: 'Vis flere spørsmål',
  visFaerre: 'Vis færre spørsmål',
  andreForsikringer: 'Se andre forsikringer',
} satisfies Tekster<typeof nb.tekster>;
