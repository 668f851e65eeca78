import { once } from 'node:events';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { PageRequest } from '@portal/contract/page.ts';
import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { createKunde } from '../testing/create-kunde.ts';
import { breakSystem } from '../testing/faults.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const statements = vi.spyOn(pg.Client.prototype, 'query');

/** After so many seconds a session's last use is written again. */
const SECONDS = 30;

let onRender: (request: PageRequest) => Promise<void>;
/** One customer may have one page under way. */
const portal = await createTestApp(
  { PAGES_AT_ONCE: '10' },
  {
    pages: {
      assets: stubAssets,
      render: async (request) => {
        await onRender(request);
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
async function leave(until: () => Promise<unknown>, path: string = BASE_PATH): Promise<void> {
  const leaving = new AbortController();
  const begun = once(portal.app.server, 'request');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const gone = fetch(address + path, { headers: { cookie }, signal: leaving.signal });
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

test('a session that was live when its page was asked for is live while that is made', async () => {
  const rendering = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  onRender = () => {
    rendering.resolve();
    return sent.promise;
  };
  portal.clock.advance(899);
  const page = browser.get(BASE_PATH);
  await rendering.promise;
  portal.clock.advance(2);
  const status = await browser.get(endpoints.getSessionStatus.path);
  sent.resolve();
  await page;
  expect(status.json()).toHaveProperty('kfpSessionId');
});

describe('the text of a form that was sent too late', () => {
  const KEPT = `${PROFIL_PATH}?utkast=ja`;
  let shown: PageRequest['context']['formRefusal'];

  beforeEach(async () => {
    const eier = portal.parts.session.keptForms.toOwner(fodselsnumre.standard);
    await portal.database.deleteFrom('session').execute();
    const form = { skjema: 'kontaktinformasjon', epostAdresse: 'mynte@post.example', eier };
    await browser.submit(PROFIL_PATH, form);
    await logIn(browser, fodselsnumre.standard);
    shown = undefined;
  });

  async function open(path: string = KEPT): Promise<typeof shown> {
    onRender = async ({ context }) => {
      shown = context.formRefusal;
    };
    await browser.get(path);
    return shown;
  }

  test('waits on where the browser leaves before its page has come, as with a reload', async () => {
    const rendering = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    onRender = () => {
      rendering.resolve();
      return left.promise;
    };
    await leave(() => rendering.promise, KEPT);
    left.resolve();
    await expect.poll(() => open()).toMatchObject({ fields: { epostAdresse: 'mynte@post.example' } });
    expect(await open(), 'it is given back once').toBeUndefined();
  });

  test('waits on where its page fails', async () => {
    onRender = () => Promise.reject(new Error('no page'));
    expect((await browser.get(KEPT)).statusCode).toBe(500);
    await expect.poll(() => open()).toMatchObject({ fields: { epostAdresse: 'mynte@post.example' } });
  });

  test('does not take the place of what was sent since, and waits no longer than from its beginning', async () => {
    const { keptForms } = portal.parts.session;
    const secret = browser.cookies.get('forsikringsoversikt-login') ?? '';
    const owner = keptForms.toOwner(fodselsnumre.standard);
    const take = () => keptForms.take(secret, 'none', fodselsnumre.standard);
    const taken = await take();
    const newer = { skjema: 'kontaktinformasjon', fields: { epostAdresse: 'ny@post.example' } };
    await keptForms.keep(secret, 'none', owner, newer);
    await taken?.putBack();
    expect((await take())?.form).toEqual(newer);
    portal.clock.advance(899);
    await taken?.putBack();
    const again = await take();
    expect(again?.form).toEqual(taken?.form);
    await again?.putBack();
    portal.clock.advance(1);
    expect(await take()).toBeUndefined();
  });
});

describe('a browser that leaves before its page has been told how many there are', () => {
  const countWrites = () =>
    statements.mock.calls.filter(([query]) =>
      /^update \S*"session"/.test(String(Object(query).text ?? query)),
    ).length;
  const readCounts = () =>
    portal.database
      .selectFrom('session')
      .select(['avtale_counts', 'tilbud_count', 'open_tilbud_count'])
      .executeTakeFirst();
  const none = Object.fromEntries(systemSources.map((system) => [system, 0]));
  const counted = { avtale_counts: { ...none, NICE: 1 }, tilbud_count: 1, open_tilbud_count: 1 };
  /** What the page asks for; it is sent without waiting for that. */
  let asked: Promise<unknown>;

  beforeEach(async () => {
    browser = createTestBrowser(portal.app);
    await portal.database.deleteFrom('session').execute();
    const { fodselsnummer } = await createKunde({
      avtaler: [{ name: 'Bil' }],
      tilbud: [{ policyNumber: '1', productType: 'BIL', name: 'Bil' }],
    });
    await logIn(browser, fodselsnummer);
    await breakSystem(fodselsnummer, { system: 'nsf', fault: 'slow', delayMs: 300 });
    statements.mockClear();
    onRender = async ({ answer }) => {
      asked = Promise.all([answer(['getAvtaler']), answer(['getTilbud'])]);
    };
  });

  async function open() {
    const { statusCode } = await browser.get(BASE_PATH);
    expect(statusCode).toBe(200);
  }

  test('has them remembered all the same, each written once, and again only when they change', async () => {
    await open();
    expect(await readCounts()).toMatchObject({ avtale_counts: null, tilbud_count: null });
    await asked;
    await expect.poll(readCounts).toEqual(counted);
    expect(countWrites()).toBe(2);
    await open();
    await asked;
    await new Promise(setImmediate);
    expect(countWrites()).toBe(2);
  });

  test('and opens it again has them remembered, each written once', async () => {
    await Promise.all([open(), open()]);
    await asked;
    await expect.poll(readCounts).toEqual(counted);
    expect(countWrites()).toBe(2);
  });
});
