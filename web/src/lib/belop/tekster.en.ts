import type { Tekster } from '../tekster.ts';
import type { tekster as nb } from './tekster.nb.ts';

export const tekster = {
  skjult: 'hidden',
  skjul: 'Hide amounts',
  vis: 'Show amounts',
} satisfies Tekster<typeof nb>;
