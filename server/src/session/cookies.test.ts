import { afterAll, expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const provider = await startHostileProvider();
afterAll(() => provider.close());

const secret = expect.stringMatching(/^[\w-]{43}$/);

test.each([
  { scheme: 'https', prefix: '__Host-', secure: { secure: true } },
  { scheme: 'http', prefix: '', secure: {} },
])('on $scheme', async ({ scheme, prefix, secure }) => {
  const origin = `${scheme}://localhost:3000`;
  const portal = await createTestApp({ OIDC_ISSUER: provider.issuer, PUBLIC_URL: origin });
  try {
    const browser = createTestBrowser(portal.app, origin);
    const hidden = { path: '/', sameSite: 'Lax', httpOnly: true, ...secure };
    const readable = { path: '/', sameSite: 'Lax', ...secure };

    const start = await browser.submit('/auth/start', { returnTo: BASE_PATH });
    expect(start.cookies).toEqual([
      { name: `${prefix}forsikringsoversikt-login`, value: secret, maxAge: 900, ...hidden },
    ]);

    const callback = await provider.visit(await startLogin(browser));
    const login = await browser.get(callback);
    expect(login.cookies).toEqual([
      { name: `${prefix}forsikringsoversikt`, value: secret, ...hidden },
      { name: 'XSRF-TOKEN', value: secret, ...readable },
    ]);

    const logout = await browser.write('POST', endpoints.logout.path, {});
    expect(logout.cookies).toEqual([
      { name: `${prefix}forsikringsoversikt`, value: '', expires: new Date(0), maxAge: 0, ...hidden },
      { name: 'XSRF-TOKEN', value: '', expires: new Date(0), maxAge: 0, ...readable },
    ]);
  } finally {
    await portal.close();
  }
});
