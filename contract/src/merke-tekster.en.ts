import type * as nb from './merke-tekster.nb.ts';

export const merker: typeof nb.merker = {
  underBehandling: 'Being processed',
  midlertidig: 'Temporary',
  fornyelse: 'Renewal',
  fornyesIkke: 'Will not be renewed',
  avsluttes: 'Ends',
};
