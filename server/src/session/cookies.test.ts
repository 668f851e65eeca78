import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH, SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const provider = await startHostileProvider();
afterAll(() => provider.close());

const SESSION_COOKIE = 'forsikringsoversikt';
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
      { name: `${prefix}${SESSION_COOKIE}`, value: secret, ...hidden },
      { name: 'XSRF-TOKEN', value: secret, ...readable },
    ]);

    const logout = await browser.write('POST', endpoints.logout.path, {});
    expect(logout.cookies).toEqual([
      { name: `${prefix}${SESSION_COOKIE}`, value: '', expires: new Date(0), maxAge: 0, ...hidden },
      { name: 'XSRF-TOKEN', value: '', expires: new Date(0), maxAge: 0, ...readable },
    ]);
  } finally {
    await portal.close();
  }
});

test.each([
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/.well-known/security.txt',
  endpoints.getPostnummer.path.replace(':postnummer', '0001'),
  SAMLING_SKJEMA_PATH,
])('%s, which anybody may keep, sets no cookie of whoever asks', async (path) => {
  const portal = await createTestApp(
    { OIDC_ISSUER: provider.issuer },
    { pages: { render: async () => stubPage(), assets: stubAssets } },
  );
  try {
    const browser = createTestBrowser(portal.app);
    await browser.get(await provider.visit(await startLogin(browser)));
    for (const value of [browser.cookies.get(SESSION_COOKIE), 'x'.repeat(43)]) {
      browser.cookies.clear();
      browser.cookies.set(SESSION_COOKIE, String(value));
      const answer = await browser.send('GET', path);
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.cookies).toEqual([]);
    }
  } finally {
    await portal.close();
  }
});
