import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  etikett: 'Address',
  folkeregistrert: 'Registered address',
  bruk: 'Use registered address',
  lik: 'Your address is your registered address',
  flytte:
    'If you have moved, report it to the National Population Register (Folkeregisteret). They give us the new address.',
  meldFlytting: 'Report a move to the Tax Administration (Skatteetaten)',
  oppdaterer: 'Updating address',
  oppdatert: 'Your address has been updated',
  feilTittel: 'Something went wrong',
  feilet: 'We could not use your registered address.',
  uvisst: 'We do not know whether the address was updated.',
  sjekker: 'Checking what has been saved',
  likevel: 'The change was saved after all',
  loggetUt: 'You were logged out, so the address was not updated. Log in and try again.',
  hentefeil: 'We cannot load your address right now.',
  ingen: 'We have no address for you',
  gard: (gaardsnummer, bruksnummer) =>
    bruksnummer === undefined ? `Gnr. ${gaardsnummer}` : `Gnr. ${gaardsnummer}, bnr. ${bruksnummer}`,
} satisfies Tekster<typeof nb.tekster>;
