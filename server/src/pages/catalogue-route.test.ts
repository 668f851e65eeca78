import { afterEach, expect, test, vi } from 'vitest';

import type { RenderPage } from '@portal/contract/page.ts';

import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import type { Assets } from './assets.ts';

const render = vi.fn<RenderPage>(async () => stubPage());
const forPage = vi.fn(stubAssets.forPage);
const assets: Assets = {
  ...stubAssets,
  hasTheme: (theme) => ['none', 'eika'].includes(theme),
  forPage,
};

let app: TestApp;

async function open(appEnv: string, address: string): Promise<void> {
  app = await createTestApp({ APP_ENV: appEnv }, { pages: { render, assets } });
  await createTestBrowser(app.app).get(`/privat/forsikring/oversikt${address}`);
}

afterEach(async () => {
  vi.clearAllMocks();
  await app.close();
});

test('in development the catalogue shows itself in the theme and colours asked for', async () => {
  await open('dev', '/katalog?tema=eika&farge=dark');
  expect(render.mock.lastCall?.[0].context).toMatchObject({ isCatalogue: true, colorScheme: 'dark' });
  expect(forPage.mock.lastCall?.[0]).toBe('eika');
});

test('an unknown theme is ignored', async () => {
  await open('dev', '/katalog?tema=../x&farge=lilla');
  expect(render.mock.lastCall?.[0].context).not.toHaveProperty('colorScheme');
  expect(forPage.mock.lastCall?.[0]).toBe('none');
});

test.each(['test', 'qa'])('in %s there is no catalogue', async (appEnv) => {
  await open(appEnv, '/katalog?tema=eika');
  expect(render.mock.lastCall?.[0].context).not.toHaveProperty('isCatalogue');
  expect(forPage.mock.lastCall?.[0]).toBe('none');
});

test('what the consent cookie says comes with the page', async () => {
  app = await createTestApp({}, { pages: { render, assets } });
  const consent = { functional: 'denied', statistics: 'accepted', marketing: null };
  await app.app.inject({
    url: '/privat/forsikring/oversikt',
    cookies: { 'kfp-cookie-consent': JSON.stringify(consent) },
  });
  expect(render.mock.lastCall?.[0].context.cookieConsent).toEqual(consent);
  await app.app.inject({
    url: '/privat/forsikring/oversikt',
    headers: { cookie: 'kfp-cookie-consent=%7B%; kfp-cookie-consent2=1' },
  });
  expect(render.mock.lastCall?.[0].context.cookieConsent).toEqual({
    functional: null,
    statistics: null,
    marketing: null,
  });
});

test('of two answers about cookies the last comes with it: a neighbour’s for a longer path stands first', async () => {
  app = await createTestApp({}, { pages: { render, assets } });
  const cookie = ['accepted', 'denied']
    .map((statistics) => `kfp-cookie-consent=${encodeURIComponent(JSON.stringify({ statistics }))}`)
    .join('; ');
  await app.app.inject({ url: '/privat/forsikring/oversikt', headers: { cookie } });
  expect(render.mock.lastCall?.[0].context.cookieConsent?.statistics).toBe('denied');
});
