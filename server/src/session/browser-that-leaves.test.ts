import { once } from 'node:events';

import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

/** After so many seconds a session's last use is written again. */
const SECONDS = 30;

let onRender: () => Promise<void>;
/** One customer may have one page under way. */
const portal = await createTestApp(
  { PAGES_AT_ONCE: '10' },
  {
    pages: {
      assets: stubAssets,
      render: async () => {
        await onRender();
        return stubPage('<hode>');
      },
    },
  },
);
const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => portal.close());

let browser: TestBrowser;
beforeEach(async () => {
  onRender = async () => undefined;
  await portal.database.deleteFrom('session').execute();
  browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnumre.standard);
});

/** Asks for a page and leaves once `until` says so; resolves when the portal knows that. */
async function leave(until: () => Promise<unknown>): Promise<void> {
  const leaving = new AbortController();
  const begun = once(portal.app.server, 'request');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const gone = fetch(address + BASE_PATH, { headers: { cookie }, signal: leaving.signal });
  const [, response] = await begun;
  const closed = once(response, 'close');
  await until();
  leaving.abort();
  await expect(gone).rejects.toThrow();
  await closed;
}

test('a browser that leaves during the session lookup keeps no place of its customer', async () => {
  const find = vi.spyOn(portal.parts.session.sessions, 'find');
  await portal.database.transaction().execute(async (transaction) => {
    await sql`lock table portal_data.session in access exclusive mode`.execute(transaction);
    await leave(async () => undefined);
  });
  await expect.poll(() => find.mock.settledResults[0]?.type).toBe('fulfilled');
  await new Promise(setImmediate);
  expect((await browser.get(BASE_PATH)).statusCode).toBe(200);
});

test('a browser that leaves while its page is rendered has used its session', async () => {
  const rendering = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  onRender = () => {
    rendering.resolve();
    return left.promise;
  };
  portal.clock.advance(SECONDS);
  await leave(() => rendering.promise);
  left.resolve();
  const readLastUse = () => portal.database.selectFrom('session').select('last_active_at').executeTakeFirst();
  await expect.poll(readLastUse).toEqual({ last_active_at: portal.clock.now() });
});
