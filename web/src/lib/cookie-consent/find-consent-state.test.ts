import { describe, expect, it } from 'vitest';

import { findConsentState, isAskedByBank } from './find-consent-state.ts';

const own = (statistics: unknown) =>
  `a=b; kfp-cookie-consent=${encodeURIComponent(JSON.stringify({ statistics }))}`;
const helper = (answer: boolean) => ({
  isOptedIn: (type: string) => answer && type === 'STATISTIKK',
  open: () => undefined,
});

describe('findConsentState', () => {
  it.each([
    ['kfp-clvl=2', 'OPTED_IN'],
    ['kfp-clvl=1', 'OPTED_OUT'],
    ['kfp-clvl=22', 'OPTED_OUT'],
    ['', 'OPTED_OUT'],
    [own('accepted'), 'OPTED_OUT'],
  ])('dnb, with the cookies "%s": %s (ANA-22)', (cookies, state) => {
    expect(findConsentState('dnb', { cookies, optin: helper(true) })).toBe(state);
  });

  describe.each(['none', 'eika', 'fana', 'sbm', 'fremtind'])('%s (ANA-23)', (shortname) => {
    it.each([
      [own('accepted'), 'OPTED_IN'],
      [own('denied'), 'OPTED_OUT'],
      [own(null), 'UNANSWERED'],
      // A neighbour's for a longer path stands first.
      [`${own('accepted')}; ${own('denied')}`, 'OPTED_OUT'],
      [`${own(null)}; ${own('accepted')}`, 'OPTED_IN'],
      ['kfp-cookie-consent={"statistics":"accepted"}', 'OPTED_IN'],
      ['kfp-cookie-consent={"statistics"', 'UNANSWERED'],
      ['kfp-clvl=2', 'UNANSWERED'],
      ['', 'UNANSWERED'],
    ])('with the cookies "%s": %s', (cookies, state) => {
      expect(findConsentState(shortname, { cookies, optin: helper(true) })).toBe(state);
    });
  });

  it.each([
    [helper(true), 'OPTED_IN'],
    [helper(false), 'OPTED_OUT'],
    [undefined, 'UNANSWERED'],
  ])('sb1 asks the bank’s helper: %#, %s (ANA-24)', (optin, state) => {
    expect(findConsentState('sb1', { cookies: own('accepted'), optin })).toBe(state);
  });

  it('a yes does not count when the bank’s dialog is missing, because the customer could not withdraw it', () => {
    const { isOptedIn } = helper(true);
    expect(findConsentState('sb1', { cookies: '', optin: { isOptedIn } })).toBe('OPTED_OUT');
    for (const optin of [undefined, { isOptedIn }])
      expect(findConsentState('dnb', { cookies: 'kfp-clvl=2', optin })).toBe('OPTED_OUT');
  });

  it('there is no answer when the bank’s helper fails, or says neither yes nor no', () => {
    const say = (answer: () => unknown) => ({ isOptedIn: answer as () => boolean });
    const broken = () => {
      throw new TypeError('no session');
    };
    for (const answer of [broken, () => 'false', () => Promise.resolve(false), () => undefined])
      expect(findConsentState('sb1', { cookies: '', optin: say(answer) })).toBe('UNANSWERED');
  });

  it('any other distributor has not answered (ANA-25)', () => {
    expect(findConsentState('annen', { cookies: own('accepted'), optin: helper(true) })).toBe('UNANSWERED');
  });
});

it.each([
  ['sb1', true],
  ['dnb', true],
  ['eika', false],
  ['none', false],
  ['annen', false],
])('%s is asked by its bank: %s (OD-104, AMB-56)', (shortname, expected) => {
  expect(isAskedByBank(shortname)).toBe(expected);
});
