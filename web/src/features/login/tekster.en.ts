import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  title: 'Log in',
  lead: (identityProvider: string) =>
    `To show you your insurance, we need to know who you are. Identify yourself with ${identityProvider}.`,
  frameTitle: (identityProvider: string) => `Log in with ${identityProvider}`,
  loggInn: (identityProvider: string) => `Log in with ${identityProvider}`,
  slikSkjerDet: (identityProvider: string) =>
    `You will be sent to ${identityProvider} to log in, and back here afterwards.`,
  lo: 'LO',
  ukjentAdresse:
    'Login does not work at the web address you have opened. Use the address that we or your bank gave you.',
  rammeMangler: 'Can you not see the login?',
  feilet: {
    title: 'We cannot log you in',
    lead: 'Try again later, or contact us if the problem continues.',
    provIgjen: 'Try again',
  },
  notices: {
    timeout: {
      tone: 'info',
      title: 'You have been logged out because you were inactive',
      text: 'Log in again to carry on where you were.',
    },
    utlopt: {
      tone: 'info',
      title: 'You have been logged out for your own security',
      text: 'A login only lasts for a certain time, even while you are using it. Log in again to carry on where you were.',
    },
    utlogget: {
      tone: 'info',
      title: 'You are logged out',
      text: 'Your login has ended. Log in again to carry on where you were.',
    },
    'ikke-lagret': {
      tone: 'info',
      title: 'You are logged out, so the change was not saved',
      text: 'Log in and try again.',
    },
    bevart: {
      tone: 'info',
      title: 'You are logged out, so the change was not saved',
      text: 'For 15 minutes we will keep what you wrote. Log in again, and it will be ready to save.',
    },
    avbrutt: {
      tone: 'info',
      title: 'The login was cancelled',
      text: 'You can log in when it suits you.',
    },
    feilet: {
      tone: 'error',
      title: 'The login did not work as it should',
      text: 'Try once more. Contact us if that does not help.',
    },
    ukjent: {
      tone: 'error',
      title: 'We cannot log you in',
      text: 'Allow cookies in your browser, and try again.',
    },
    vent: {
      tone: 'error',
      title: 'Many people are logging in from your network right now',
      text: 'Wait ten minutes and try again. Contact us if that does not help.',
    },
  },
} as const satisfies Tekster<typeof nb.tekster>;
