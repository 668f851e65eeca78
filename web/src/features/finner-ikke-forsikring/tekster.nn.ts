import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Finn du ikkje forsikringane dine?',
  visFlere: 'Vis fleire spørsmål',
  visFaerre: 'Vis færre spørsmål',
  andreForsikringer: 'Sjå andre forsikringar',
} satisfies Tekster<typeof nb.tekster>;
