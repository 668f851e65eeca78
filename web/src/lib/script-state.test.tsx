import { afterEach, expect, it } from 'vitest';

import { isPageAsSent } from './script-state.ts';

const sent = window.location.href;
afterEach(() => window.history.replaceState(null, '', sent));

it('a page counts as sent until the first client-side link, and never again, also back at the same address', () => {
  expect(isPageAsSent()).toBe(true);
  window.history.replaceState(null, '', '#kontakt');
  expect(isPageAsSent()).toBe(true);
  window.history.replaceState(null, '', '/privat/forsikring/oversikt/tilbud');
  expect(isPageAsSent()).toBe(false);
  window.history.replaceState(null, '', sent);
  expect(isPageAsSent()).toBe(false);
});
