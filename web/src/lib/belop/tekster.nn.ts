import type { Tekster } from '../tekster.ts';
import type { tekster as nb } from './tekster.nb.ts';

export const tekster = {
  skjult: 'skjult',
  skjul: 'Skjul beløp',
  vis: 'Vis beløp',
} satisfies Tekster<typeof nb>;
