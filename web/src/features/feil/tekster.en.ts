import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const errorTekster = {
  generell: {
    title: 'Something has gone wrong',
    lead: 'It is not your fault, and your insurance is still valid. Try again in a little while.',
  },
  utilgjengelig: {
    title: 'The service is closed for now',
    lead: 'We are getting it ready for a new day. Try again after 06:00. Your insurance is still valid.',
  },
  opptatt: {
    title: 'The service is not available right now',
    lead: 'It is not your fault, and your insurance is still valid. Try again in a little while.',
  },
  avsluttForsikring: {
    title: 'You cannot cancel this insurance online',
    lead: 'We need to talk to you before we can cancel it. The insurance is valid until it has been cancelled.',
  },
  alleredeAvsluttet: {
    title: 'This insurance has already been cancelled',
    lead: 'You do not need to do anything more. If you have any questions about it, contact us.',
  },
  finnes: {
    title: 'You already have insurance like this',
    lead: 'You cannot insure the same thing twice with us. If you want to change the insurance you have, we can help.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'You cannot see this insurance online',
    lead: 'The insurance is valid, but we cannot show it here. We are happy to tell you what it covers.',
  },
} satisfies Tekster<typeof nb.errorTekster>;

export function formatProvIgjenOm(seconds: number): string {
  return velgFlertall(seconds, {
    one: 'Wait one second before you try again.',
    other: `Wait ${seconds} seconds before you try again.`,
  });
}

const cannotBuy = 'Sorry, you cannot buy insurance online';

export const blockedTekster = {
  under18: {
    title: 'You must be 18 to buy insurance online',
    lead: 'If you are under 18, a parent or guardian can buy the insurance with our help. Contact us and we will find a way.',
  },
  generell: {
    title: cannotBuy,
    lead: 'We need to know a little more before we can give you a quote. Contact us and we will look at it together.',
  },
  lo: {
    title: cannotBuy,
    lead: 'We set up insurance with member benefits together with you. Contact us and we will make sure that you get your benefits.',
  },
  uonsket: {
    title: cannotBuy,
    lead: 'We cannot give you a quote here. Contact us if you want to know why.',
  },
  utenlandskBosted: {
    title: 'Your home address is outside Norway',
    lead: 'You can only buy insurance online if you live in Norway. Contact us to hear what we can offer you.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'You cannot see this insurance online',
    lead: 'The insurance is valid, but it cannot be shown here. Contact us if there is anything you want to know.',
  },
} satisfies Tekster<typeof nb.blockedTekster>;

export const tekster = {
  uventetFeilTitle: 'Oops, something went wrong here',
  provIgjen: 'Try again',
  annenInnlogging: {
    title: 'You have logged in again in another window',
    lead: 'The page that was here belonged to an earlier login. What you had not saved is gone.',
    videre: 'Go to your page',
  },
  utlogget: {
    timeout:
      'You have been logged out because you were inactive. Log in again the way you usually do, to carry on where you were.',
    utlopt:
      'You have been logged out for your own security: a login only lasts for a certain time. Log in again the way you usually do.',
    utlogget: 'You are logged out. Log in again the way you usually do, to carry on where you were.',
    'ikke-lagret':
      'You are logged out, so the change was not saved. Log in again the way you usually do, and try again.',
    bevart:
      'You are logged out, so the change was not saved. For 15 minutes we will keep what you wrote. Log in again the way you usually do.',
    avbrutt: 'The login was cancelled. You can log in when it suits you.',
    feilet: 'The login did not work as it should. Try once more, or contact us.',
    ukjent: 'We cannot log you in. Allow cookies in your browser, and try again.',
    vent: 'Many people are logging in from your network right now. Wait ten minutes and try again.',
  },
  ikkeFunnet: {
    title: 'This page seems to be gone...',
    lead: 'The page may have a new address, or the link you followed may be old.',
    tilOversikten: 'Go to your insurance',
    tilNettbank: 'Go to online bank',
  },
} satisfies Tekster<typeof nb.tekster>;
