import { afterEach, expect, it } from 'vitest';

import { isPageAsSent } from './script-state.ts';

const sent = window.location.href;
afterEach(() => window.history.replaceState(null, '', sent));

it('a page is as it was sent until the first link, and never again, also back at the same address', () => {
  expect(isPageAsSent()).toBe(true);
  window.history.replaceState(null, '', '#kontakt');
  expect(isPageAsSent()).toBe(true);
  window.history.replaceState(null, '', '/privat/forsikring/oversikt/tilbud');
  expect(isPageAsSent()).toBe(false);
  window.history.replaceState(null, '', sent);
  expect(isPageAsSent()).toBe(false);
});
