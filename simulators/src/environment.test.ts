import { expect, test } from 'vitest';

import { readEnvironment } from './environment.ts';

test('a developer’s settings for something else are not taken for the simulators’', () => {
  const ofOthers = {
    HOST: 'x86_64-conda-linux-gnu',
    PORT: '1',
    OIDC_CLIENT_ID: 'mine',
    OIDC_CLIENT_SECRET: 'another',
  };
  expect(readEnvironment(ofOthers)).toEqual(readEnvironment({}));
});
