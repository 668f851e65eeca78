import type * as nb from './deling-tekster.nb.ts';

export const egneDelinger: typeof nb.egneDelinger = {
  SPAREBANK: {
    hvem: 'Your savings bank',
    hvilke: 'None: the bank is only told who is asking',
    formal: 'To show you the policies and messages you have at the bank',
    slag: 'National identity number (fødselsnummer)',
    til: 'For as long as you are a customer of the bank',
  },
  SKADESAKER: {
    hvem: 'The claims system',
    hvilke: 'Those you have made a claim on',
    formal: 'To show you your claims when you go there from here',
    slag: 'Name and national identity number (fødselsnummer)',
    til: 'Each time you go there',
  },
};
