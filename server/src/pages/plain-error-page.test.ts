import { createHash } from 'node:crypto';

import { afterEach, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { RenderPage } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { stubAssets } from '../testing/page-stub.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import type { Assets } from './assets.ts';

const assets: Assets = {
  ...stubAssets,
  forPage: () => {
    throw new Error('No page comes so far');
  },
};
let portal: TestApp;
afterEach(() => portal.close());

const ask = async (brand: string, path: string = BASE_PATH) => {
  const browser = createTestBrowser(portal.app, `http://${brand}.localhost:3000`);
  const { statusCode, headers, body } = await browser.get(path, { accept: 'text/html' });
  const policy = String(headers['content-security-policy']);
  return { statusCode, headers, body, framers: /frame-ancestors ([^;]+)/.exec(policy)?.[1], policy };
};
/** The page's only styles are its own, and its policy allows just these. */
const expectOwnStyles = ({ body, policy }: { body: string; policy: string }) => {
  const [styles, ...others] = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(styles).toContain('color-scheme:light dark');
  expect(others).toEqual([]);
  const hash = createHash('sha256')
    .update(styles ?? '')
    .digest('base64');
  expect(policy.split('; ')).toContain(`style-src 'sha256-${hash}'`);
};
const banks: [string, string][] = [
  ['sb1', 'http://nettbank.sb1.localhost:* http://sb1.localhost:*'],
  ['fremtind', "'none'"],
];

test('what is refused for lack of room is guarded as every answer, and says so in the bank’s own frame', async () => {
  const { promise: room, reject: giveUp } = Promise.withResolvers<never>();
  const render: RenderPage = () => room;
  portal = await createTestApp({ PAGES_AT_ONCE: '1' }, { pages: { render, assets } });
  const first = ask('sb1');
  for (const [brand, framers] of banks) {
    const busy = await ask(brand);
    expect(busy).toMatchObject({ statusCode: 503, framers });
    expect(busy.body).toContain('Mange er innom akkurat nå');
    expect(busy.policy).toContain("default-src 'none'");
    expectOwnStyles(busy);
    expect(busy.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  giveUp(new Error('The first page is given up'));
  await first;
});

test('when even the error page cannot be rendered, the plain one says so in the bank’s own frame', async () => {
  const render: RenderPage = async () => {
    throw new Error('Nothing renders');
  };
  portal = await createTestApp({}, { pages: { render, assets } });
  for (const [brand, framers] of banks) {
    const plain = await ask(brand);
    expect(plain).toMatchObject({ statusCode: 500, framers });
    expect(plain.body).toContain('Oisann');
    expectOwnStyles(plain);
  }
  expect(await ask('sb1', endpoints.getClientContext.path)).toMatchObject({ framers: "'none'" });
});

test('an address that cannot be read gets the plain page too, in no frame', async () => {
  portal = await createTestApp(
    {},
    { pages: { render: () => Promise.reject(new Error('Not asked')), assets } },
  );
  const unreadable = await ask('sb1', '/%zz');
  expect(unreadable).toMatchObject({ statusCode: 400, framers: "'none'" });
  expect(unreadable.body).toContain('Til forsikringsoversikten');
  expectOwnStyles(unreadable);
});
