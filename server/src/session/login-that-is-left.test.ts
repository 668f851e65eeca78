import { once } from 'node:events';
import { get } from 'node:http';

import { afterAll, expect, test, vi } from 'vitest';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const { audit, session } = portal.parts;

test.each([
  ['while the code is redeemed', session.provider, 'redeem'],
  ['while the login is put on record', audit, 'begin'],
] as const)('a browser that leaves %s leaves no session', async (_, part, name) => {
  const browser = createTestBrowser(portal.app);
  const callback = await provider.visit(await startLogin(browser));
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const leaving = new AbortController();
  const begun = once(portal.app.server, 'request');
  const step: (...given: never[]) => Promise<unknown> = Reflect.get(part, name);
  const slow = vi.spyOn<Record<string, typeof step>, string>(Object(part), name);
  slow.mockImplementationOnce(async (...given) => {
    const result = await step.apply(part, given);
    const [, response] = await begun;
    const closed = once(response, 'close');
    leaving.abort();
    await closed;
    return result;
  });
  const gone = once(
    get(address + callback, { headers: { cookie, host: 'localhost:3000' }, signal: leaving.signal }),
    'response',
  );
  await expect(gone).rejects.toThrow();
  await expect.poll(() => portal.log.listEvents('login-cancelled').length).toBeGreaterThan(0);
  expect(await portal.database.selectFrom('session').select('public_id').execute()).toEqual([]);
  expect(portal.log.listEvents('login-failed')).toEqual([]);
});
