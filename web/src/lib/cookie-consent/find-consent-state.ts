import {
  CONSENT_COOKIE,
  type ConsentRecord,
  parseConsent,
  unanswered,
} from '@portal/contract/cookie-consent.ts';

import { findCookie } from './consent-cookie.ts';

export type ConsentState = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/** What a bank's consent script sets as `window.optin`. */
interface OptinHelper {
  isOptedIn: (type: 'STATISTIKK') => boolean;
  /** Opens the bank's own dialog, if the script has one. */
  open?: () => void;
}

declare global {
  interface Window {
    optin?: OptinHelper;
  }
}

/** DNB's consent cookie, which the portal only reads. */
const DNB_COOKIE = 'kfp-clvl';
const ownCookie: readonly string[] = ['none', 'eika', 'fana', 'sbm', 'fremtind'];
/** These banks ask the customer themselves, so our dialog never opens on its own. */
const ownDialog: readonly string[] = ['sb1', 'dnb'];

/**
 * Whether the customer has consented to statistics, read from where each distributor stores the answer.
 *
 * @param cookies `document.cookie`
 * @param optin `window.optin`; undefined if the bank's script has not loaded
 */
export function findConsentState(
  shortname: string,
  { cookies, optin }: { cookies: string; optin: OptinHelper | undefined },
): ConsentState {
  // A yes counts only when the bank's dialog is there, so that the customer can withdraw it.
  const canChange = typeof optin?.open === 'function';
  if (shortname === 'dnb')
    return canChange && findCookie(cookies, DNB_COOKIE) === '2' ? 'OPTED_IN' : 'OPTED_OUT';
  if (shortname === 'sb1') {
    const answer = askHelper(optin);
    return canChange || answer !== 'OPTED_IN' ? answer : 'OPTED_OUT';
  }
  if (!ownCookie.includes(shortname)) return 'UNANSWERED';
  const { statistics } = parseConsent(findCookie(cookies, CONSENT_COOKIE));
  return statistics === null ? 'UNANSWERED' : toState(statistics === 'accepted');
}

/** For an unknown distributor we ask, as for `none`. */
export function isAskedByBank(shortname: string): boolean {
  return ownDialog.includes(shortname);
}

/** Whether the portal asks this visitor: it is no bank's to ask, and something has no answer. */
export function isAsked(shortname: string, record: ConsentRecord = unanswered): boolean {
  return !isAskedByBank(shortname) && Object.values(record).includes(null);
}

/** A third-party script: if it fails, or says neither yes nor no, there is no answer. */
function askHelper(optin: OptinHelper | undefined): ConsentState {
  try {
    const answer: unknown = optin?.isOptedIn('STATISTIKK');
    return typeof answer === 'boolean' ? toState(answer) : 'UNANSWERED';
  } catch {
    return 'UNANSWERED';
  }
}

function toState(isOptedIn: boolean): ConsentState {
  return isOptedIn ? 'OPTED_IN' : 'OPTED_OUT';
}
