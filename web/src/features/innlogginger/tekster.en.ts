import type { Tekster } from '../../lib/tekster.ts';
import { forMange } from '../../lib/what-to-do.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Active logins',
  ingress:
    'Here you can see where you are logged in now. If there is one you do not recognise, you can log it out.',
  henter: 'Loading your logins',
  hentefeil: 'We cannot load your logins right now.',
  tilProfilen: 'Go to your insurance profile',
  enhet: { MOBIL: 'Mobile or tablet', DATAMASKIN: 'Computer', ukjent: 'Unknown device' },
  via: {
    MOBILBANK: 'Through your mobile bank',
    MOBILBANK_DNB: 'Through your mobile bank',
    NETTBANK: 'Through your online bank',
    NETTBANK_DNB: 'Through your online bank',
    FORSIKRING: undefined,
    ÅPEN: undefined,
  },
  denne: 'This device',
  startet: 'Logged in',
  sistBrukt: 'Last used',
  loggUt: 'Log out',
  loggUtHvilken: (enhet, startet) => `${enhet}, logged in ${startet}`,
  loggUtAndre: 'Log out all others',
  loggerUt: 'Logging out',
  ingenAndre: 'You are not logged in anywhere else.',
  nyInnlogging: {
    forklart: 'To log out in other places, you must log in again, so that we know it is you.',
    knapp: 'Log in again',
  },
  resultater: {
    avsluttet: 'We have logged you out there',
    'andre-avsluttet': 'We have logged you out everywhere else',
    'finnes-ikke': 'You were already logged out there',
    'for-gammel': 'We did not log anything out. Log in again, and try once more.',
    'logget-ut': 'You were logged out here, so we did not log out anything else. Try again.',
    'for-mange': forMange,
    feilet:
      'Something went wrong, and we do not know whether you were logged out. Look in the list, and try again.',
  },
} satisfies Tekster<typeof nb.tekster>;
