import type { Tekster } from './tekster.ts';
import type * as nb from './untold-tekster.nb.ts';

export const tekster = {
  ikkeLagret: 'Endringa blei ikkje lagra.',
} satisfies Tekster<typeof nb.tekster>;
