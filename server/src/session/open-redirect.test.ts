import { afterAll, describe, expect, test, vi } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import { BASE_PATH, FORSIKRING_PATH, PROFIL_PATH, SKADESAKER_JUMP_PATH } from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';
import { utseendeForm } from '@portal/contract/utseende.ts';

import { toReturnPathOfReferer, toShownPathOfReferer } from '../pages/return-path.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { findWayOut, logIn, startLogin } from '../testing/log-in.ts';
import { redirectForms } from '../testing/redirect-forms.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp, TEST_ORIGIN } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { toReturnPath } from './return-to.ts';

// Each test sends a thousand requests or more.
vi.setConfig({ testTimeout: 180_000 });

const shown = createShownPages();
const portal = await createTestApp({}, { pages: shown.pages });
afterAll(() => portal.close());
const { app } = portal;
const HOST = new URL(TEST_ORIGIN).host;

/** Whether every browser, however it parses the address, stays on our own pages. */
function isOwn(location: string): boolean {
  const url = URL.parse(location, TEST_ORIGIN);
  return (
    /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(location) &&
    url?.origin === TEST_ORIGIN &&
    (url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`))
  );
}

/** Encoded as a header value. */
const toHeader = (form: string): string => encodeURI(form.toWellFormed());
const ofForms = (lead: (form: string) => string): string[] =>
  redirectForms.filter((form) => !isOwn(lead(form)));
/** The redirects of each form that lead elsewhere. `undefined`: no redirect. */
async function collectLed(lead: (form: string) => Promise<unknown>): Promise<[string, string][]> {
  const led: [string, string][] = [];
  for (const form of redirectForms) {
    const location = await lead(form);
    if (typeof location === 'string' && !isOwn(location)) led.push([form, location]);
  }
  return led;
}

test('the list is long, and most of it is no address of ours', () => {
  expect(redirectForms.length).toBeGreaterThanOrEqual(500);
  expect(ofForms((form) => form).length).toBeGreaterThanOrEqual(500);
});

describe('what is made of', () => {
  test('an address that is given', () => {
    expect(ofForms(toReturnPath)).toEqual([]);
    expect(ofForms((form) => toReturnPath(BASE_PATH + form))).toEqual([]);
  });

  test('the page that a form says it stands on', () => {
    expect(ofForms((form) => toReturnPathOfReferer(form, HOST))).toEqual([]);
    expect(ofForms((form) => toReturnPathOfReferer(TEST_ORIGIN + form, HOST))).toEqual([]);
    expect(ofForms((form) => toReturnPathOfReferer(toHeader(TEST_ORIGIN + form), HOST))).toEqual([]);
    expect(ofForms((form) => toShownPathOfReferer(form, HOST))).toEqual([]);
    expect(ofForms((form) => toShownPathOfReferer(TEST_ORIGIN + form, HOST))).toEqual([]);
    expect(ofForms((form) => toShownPathOfReferer(`${toHeader(TEST_ORIGIN + form)}?ramme=ja`, HOST))).toEqual(
      [],
    );
  });
});

describe('login', () => {
  test('drops a return address outside the portal, and a cancelled login leads to a page of ours', async () => {
    const led = await collectLed(async (form) => {
      await portal.database.deleteFrom('request_count').execute();
      const browser = createTestBrowser(app);
      const state = new URL(await startLogin(browser, form)).searchParams.get('state');
      const query = new URLSearchParams({ error: 'access_denied', state: state ?? '', returnTo: form });
      const { headers } = await browser.get(`/auth/callback?${query}`);
      return headers.location ?? 'nowhere';
    });
    expect(led).toEqual([]);
  });

  test('one that cannot begin comes back to a page of ours', async () => {
    const browser = createTestBrowser(app);
    await startLogin(browser);
    await portal.database.updateTable('request_count').set({ requests: 1_000_000 }).execute();
    const led = await collectLed(async (form) => {
      const { headers } = await browser.submit('/auth/start', { returnTo: form });
      return headers.location ?? 'nowhere';
    });
    await portal.database.deleteFrom('request_count').execute();
    expect(led).toEqual([]);
  });

  test('a callback without a started login leads to a page of ours', async () => {
    const browser = createTestBrowser(app);
    const led = await collectLed(async (form) => {
      const query = new URLSearchParams({ code: 'x', state: form, returnTo: form, goto: form });
      return (await browser.get(`/auth/callback?${query}`)).headers.location ?? 'nowhere';
    });
    expect(led).toEqual([]);
  });
});

test('logout leads nowhere but where the distributor’s file says', async () => {
  const browser = createTestBrowser(app);
  const own = (await browser.write('POST', endpoints.logout.path, {})).json().data.logoutUrl;
  const taken: [string, unknown][] = [];
  for (const form of redirectForms) {
    const api = await browser.write('POST', endpoints.logout.path, { goto: form });
    if (api.statusCode !== 400) taken.push([form, api.json()]);
    const page = await browser.submit(`${BASE_PATH}/logg-ut?goto=${encodeURIComponent(form)}`, {
      goto: form,
      returnTo: form,
    });
    if (findWayOut(page) !== own) taken.push([form, findWayOut(page)]);
  }
  expect(taken).toEqual([]);
});

describe('a form leads back to a page of ours', () => {
  const forms: [string, string, (form: string) => Record<string, string>][] = [
    ['light or dark', utseendeForm.path, (form) => ({ utseende: 'dark', returnTo: form })],
    ['feedback', tilbakemeldingForm.path, (form) => ({ verdi: '4', side: form })],
    [
      'an offer that is not there',
      `${BASE_PATH}/tilbud/fjern`,
      (form) => ({ avtaleNummer: 'x', kort: form }),
    ],
    [
      'a reservation',
      PROFIL_PATH,
      (form) => ({
        skjema: 'reservasjon',
        bekreft: 'ja',
        valg: 'ja',
        side: form,
        kort: form,
        returnTo: form,
      }),
    ],
  ];
  test.each(forms)('%s', async (_name, path, toFields) => {
    const browser = createTestBrowser(app);
    // The others as a visitor: the redirect of a refused request is checked too.
    if (path === utseendeForm.path) await logIn(browser, fodselsnumre.standard);
    const led = await collectLed(async (form) => {
      const fields = { formToken: browser.cookies.get(XSRF_COOKIE) ?? '', ...toFields(form) };
      const foreign = await browser.submit(path, fields, { referer: toHeader(form) });
      const own = await browser.submit(path, fields, { referer: toHeader(TEST_ORIGIN + form) });
      // A missing redirect fails too: it would prove nothing.
      return [foreign, own]
        .map(({ headers }) => headers.location ?? 'nowhere')
        .find((location) => !isOwn(location));
    });
    expect(led).toEqual([]);
  });
});

test.each([
  ['the login in its frame', '/auth/frame', ''],
  ['the page of another session', BASE_PATH, '?innlogging=annen&returnTo='],
])('%s returns to a page of ours', async (_name, path, query) => {
  const browser = createTestBrowser(app);
  await logIn(browser, fodselsnumre.standard);
  const led = await collectLed(async (form) => {
    const search = query === '' ? '' : query + encodeURIComponent(form.toWellFormed());
    const referers = query === '' ? [toHeader(form), toHeader(TEST_ORIGIN + form)] : [TEST_ORIGIN];
    for (const referer of referers) {
      shown.take();
      await browser.get(path + search, { accept: 'text/html', referer });
      const returnTo = shown.take()?.['returnTo'] ?? 'nowhere';
      if (!isOwn(returnTo)) return returnTo;
    }
    return undefined;
  });
  expect(led).toEqual([]);
});

test('no address is answered with a way elsewhere', async () => {
  const browser = createTestBrowser(app);
  const paths = ['/', FORSIKRING_PATH, `${BASE_PATH}/betaling`, BASE_PATH + SKADESAKER_JUMP_PATH];
  const led = await collectLed(async (form) => {
    const encoded = encodeURIComponent(form.toWellFormed());
    const query = `?target=${encoded}&returnTo=${encoded}&goto=${encoded}&til=${encoded}`;
    const asked = [...paths.map((path) => path + query), toHeader(`/${form}`), `/${encoded}`];
    for (const address of asked) {
      const { location } = (await browser.get(address)).headers;
      if (location !== undefined && !isOwn(location) && location !== `${FORSIKRING_PATH}/betaling`)
        return location;
    }
    return undefined;
  });
  expect(led).toEqual([]);
});
