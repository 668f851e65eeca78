import type { Tekster } from './tekster.ts';
import type * as nb from './untold-tekster.nb.ts';

export const tekster = {
  ikkeLagret: 'The change was not saved.',
} satisfies Tekster<typeof nb.tekster>;
