import type * as nb from './merke-tekster.nb.ts';

export const merker: typeof nb.merker = {
  underBehandling: 'Under behandling',
  midlertidig: 'Mellombels',
  fornyelse: 'Fornying',
  fornyesIkke: 'Blir ikkje fornya',
  avsluttes: 'Blir avslutta',
};
