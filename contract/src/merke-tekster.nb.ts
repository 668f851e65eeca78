import type { Merke } from './rules/find-merke.ts';

/** The tags of agreements, on their cards and in the files. A date may follow. */
export const merker: Record<Merke, string> = {
  underBehandling: 'Under behandling',
  midlertidig: 'Midlertidig',
  fornyelse: 'Fornyelse',
  fornyesIkke: 'Fornyes ikke',
  avsluttes: 'Avsluttes',
};
