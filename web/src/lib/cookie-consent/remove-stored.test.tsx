import { afterEach, expect, it } from 'vitest';

import { removeStored } from './remove-stored.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('removes what the services have stored in this browser, and nothing of the portal’s', () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [
      'mp_token_mixpanel',
      '__mp_opt_in_out_token',
      'sentryReplaySession',
      'kfp-market-source',
    ])
      storage.setItem(key, '1');
  removeStored();
  expect(Object.keys(localStorage)).toEqual(['kfp-market-source']);
  expect(Object.keys(sessionStorage)).toEqual(['kfp-market-source']);
});
