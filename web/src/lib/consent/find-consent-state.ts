import { CONSENT_COOKIE, parseConsent } from '@portal/contract/cookie-consent.ts';

import { findCookie } from './consent-cookie.ts';

export type ConsentState = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/** What a bank's own consent script puts on `window.optin`. */
export interface OptinHelper {
  isOptedIn: (type: 'STATISTIKK') => boolean;
  /** Opens the bank's own dialog, where the script has one. */
  open?: () => void;
}

declare global {
  interface Window {
    optin?: OptinHelper;
  }
}

/** DNB's own consent cookie, which the portal reads and never writes. */
const DNB_COOKIE = 'kfp-clvl';
const ownCookie: readonly string[] = ['none', 'eika', 'fana', 'sbm', 'fremtind'];
/** Their banks ask the customer themselves; our dialog never opens by itself there. */
const ownDialog: readonly string[] = ['sb1', 'dnb'];

/**
 * Whether the customer has agreed to statistics, where each distributor keeps the answer.
 *
 * @param cookies `document.cookie`
 * @param optin `window.optin`; the bank's script may not have come
 */
export function findConsentState(
  shortname: string,
  { cookies, optin }: { cookies: string; optin: OptinHelper | undefined },
): ConsentState {
  // A yes that cannot be taken back where it is used is none: the bank's dialog must be there.
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

/** An unknown distributor is asked by us, as `none` is. */
export function isAskedByBank(shortname: string): boolean {
  return ownDialog.includes(shortname);
}

/** Another's script: when it fails, or says neither yes nor no, nobody has answered. */
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
