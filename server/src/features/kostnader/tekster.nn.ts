import type { tekster as nb } from './tekster.nb.ts';

export const tekster: typeof nb = {
  hendelse: 'Forsikring',
  delvisBetalt: 'delvis betalt',
};
