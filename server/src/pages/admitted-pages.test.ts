import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';

import { LOGIN_FRAME_PATH } from '@portal/contract/forms/innlogging.ts';
import { kontaktinformasjonForm } from '@portal/contract/forms/profil.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import type { PageContext, RenderPage } from '@portal/contract/page.ts';
import { BASE_PATH, FRAMED_PARAMETER } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const html = { accept: 'text/html' };
let portal: TestApp;
afterEach(() => portal.close());

/** A portal with room for one page. */
async function open() {
  const { promise: room, resolve: makeRoom } = Promise.withResolvers<void>();
  const rendered: string[] = [];
  let isHolding = false;
  const render: RenderPage = async ({ url }) => {
    rendered.push(url);
    if (isHolding && url === BASE_PATH) await room;
    return stubPage();
  };
  portal = await createTestApp({ PAGES_AT_ONCE: '1' }, { pages: { render, assets: stubAssets } });
  /** From now on a page is under way. */
  const hold = async () => {
    isHolding = true;
    const before = rendered.length;
    const held = createTestBrowser(portal.app).get(BASE_PATH, html);
    await expect.poll(() => rendered.length).toBe(before + 1);
    return async () => {
      isHolding = false;
      makeRoom();
      expect((await held).statusCode).toBe(200);
    };
  };
  return { rendered, hold };
}

test.each([
  ['an address that leads nowhere', 404, 'GET', '/ingensteds'],
  ['a form that leads nowhere', 404, 'POST', '/ingensteds'],
  ['a form without its token', 400, 'POST', kontaktinformasjonForm.path],
] as const)('the page that answers %s is refused for lack of room', async (_, status, method, url) => {
  const { rendered, hold } = await open();
  const browser = createTestBrowser(portal.app);
  expect((await browser.send(method, url, { headers: html })).statusCode).toBe(status);
  expect(rendered).toHaveLength(1);
  const release = await hold();
  const before = rendered.length;
  const refused = await browser.send(method, url, { headers: html });
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(refused.body).toContain('Mange er innom akkurat nå');
  expect(rendered).toHaveLength(before);
  await release();
  // Nothing that was refused keeps a place.
  expect((await browser.send(method, url, { headers: html })).statusCode).toBe(status);
});

test('so is the whole page that shows a refused form', async () => {
  const { rendered, hold } = await open();
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnumre.standard);
  const { path, names, skjema = '' } = kontaktinformasjonForm;
  const formToken = browser.cookies.get(XSRF_COOKIE) ?? '';
  const send = () =>
    browser.submit(path, { skjema, [names.epostAdresse]: 'ikke en adresse', formToken }, html);
  expect((await send()).statusCode).toBe(422);
  const release = await hold();
  const before = rendered.length;
  expect((await send()).statusCode).toBe(503);
  expect(rendered).toHaveLength(before);
  await release();
  expect((await send()).statusCode).toBe(422);
});

test('the login within a page that was let in is never refused', async () => {
  const { hold } = await open();
  const release = await hold();
  const { statusCode, headers } = await createTestBrowser(portal.app).get(LOGIN_FRAME_PATH, html);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  await release();
});

test('where it fails, the page around it shows why, and another try is one of the login', async () => {
  const rendered: PageContext[] = [];
  const render: RenderPage = async ({ context }) => {
    rendered.push(context);
    return stubPage();
  };
  portal = await createTestApp({}, { pages: { render, assets: stubAssets } });
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnumre.standard);
  await sql`alter table portal_data.session rename to borte`.execute(portal.database);
  const ask = (path: string) => browser.get(path, { ...html, referer: browser.origin + BASE_PATH });
  for (const path of [LOGIN_FRAME_PATH, `${LOGIN_FRAME_PATH}?${FRAMED_PARAMETER}=ja`]) {
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(503);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(rendered.at(-1)).toMatchObject({ failure: 'unavailable', returnTo: path });
  }
  // A login that failed in the web bank's frame leads here, and the next one back to it.
  const page = `${BASE_PATH}?${FRAMED_PARAMETER}=ja`;
  const { headers } = await ask(page);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(rendered.at(-1)).toMatchObject({ failure: 'unavailable', returnTo: page });
});
