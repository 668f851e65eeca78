import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import type { PageContext, RenderPage } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { sprakForm } from '@portal/contract/sprak.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

/** What the last page was rendered with. */
let shown: Pick<PageContext, 'sprakvalg' | 'tilbudtSprak' | 'formRefusal'> = {};
const render: RenderPage = async ({ sprak, context }) => {
  shown = context;
  return stubPage(`<p>side på ${sprak}</p>`);
};
const provider = await startHostileProvider();
const portal = await createTestApp(
  { OIDC_ISSUER: provider.issuer },
  { pages: { render, assets: stubAssets } },
);
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** The brand whose file offers no nynorsk. */
const WITHOUT_NYNORSK = 'http://dnb.localhost:3000';
const visit = (origin?: string) => createTestBrowser(portal.app, origin);
const choose = (browser: ReturnType<typeof visit>, sprak: string) =>
  browser.submit(sprakForm.path, { sprak }, { referer: `${browser.origin}${BASE_PATH}/klage?a=b` });

describe('the language of a page', () => {
  test('is bokmål to begin with, and the document and the answer say so', async () => {
    const { body, headers } = await visit().get(BASE_PATH);
    expect(body).toContain('<html lang="nb"');
    expect(body).toContain('side på nb');
    expect(headers['content-language']).toBe('nb');
  });

  test.each(['nn', 'en'])(
    'is %s once the customer has chosen that, at the address where they chose',
    async (sprak) => {
      const browser = visit();
      const { statusCode, headers, cookies } = await choose(browser, sprak);
      expect(statusCode).toBe(303);
      expect(headers.location).toBe(`${BASE_PATH}/klage?a=b#sprak`);
      expect(cookies).toMatchObject([
        { name: 'kfp-sprak', value: sprak, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 },
      ]);
      const page = await browser.get(`${BASE_PATH}/klage`);
      expect(page.body).toContain(`<html lang="${sprak}"`);
      expect(page.body).toContain(`side på ${sprak}`);
    },
  );

  test('is no longer offered to who has declined it, at the top of the page where they did', async () => {
    const browser = visit();
    const english = { 'accept-language': 'en-GB' };
    await browser.get(BASE_PATH, english);
    expect(shown.tilbudtSprak).toBe('en');
    const { headers } = await browser.submit(
      sprakForm.path,
      { sprak: 'nb', tilbud: 'ja' },
      { referer: `${browser.origin}${BASE_PATH}/klage?a=b` },
    );
    expect(headers.location).toBe(`${BASE_PATH}/klage?a=b`);
    expect((await browser.get(BASE_PATH, english)).body).toContain('<html lang="nb"');
    expect(shown.tilbudtSprak).toBeUndefined();
  });

  test.each(['', 'sv', 'nb-NO', '__proto__'])(
    'is not set to «%s», which is no language of ours',
    async (sprak) => {
      const browser = visit();
      expect((await choose(browser, sprak)).statusCode).toBe(400);
      browser.cookies.set('kfp-sprak', sprak);
      expect((await browser.get(BASE_PATH)).body).toContain('side på nb');
    },
  );

  test('is none that the brand does not offer', async () => {
    const browser = visit(WITHOUT_NYNORSK);
    expect((await choose(browser, 'nn')).statusCode).toBe(400);
    browser.cookies.set('kfp-sprak', 'nn');
    expect((await browser.get(BASE_PATH)).body).toContain('side på nb');
    expect(shown.sprakvalg).toEqual(['nb', 'en']);
  });

  test('is what the login says, until the customer chooses another', async () => {
    const browser = visit();
    provider.deceive({ claims: { locale: 'nn-NO' } });
    await browser.get(await provider.visit(await startLogin(browser)));
    expect((await browser.get(BASE_PATH)).body).toContain('side på nn');
    browser.cookies.set('kfp-sprak', 'en');
    expect((await browser.get(BASE_PATH)).body).toContain('side på en');
  });
});

describe('what was typed', () => {
  const PROFIL = `${BASE_PATH}/forsikringsprofil`;
  const logInAs = async (browser: ReturnType<typeof visit>) => {
    provider.deceive({});
    await browser.get(await provider.visit(await startLogin(browser)));
  };
  const changeInTheMiddle = (browser: ReturnType<typeof visit>, typed: Record<string, string>) =>
    browser.submit(
      sprakForm.path,
      { sprak: 'en', formToken: browser.cookies.get(XSRF_COOKIE) ?? '', ...typed },
      { referer: `${browser.origin}${PROFIL}` },
    );
  const begun = { skjema: 'kontaktinformasjon', epostAdresse: 'maane@post.example', annet: 'felt' };

  test('in the middle of a form is shown there in the other language, once, and stands in no address', async () => {
    const browser = visit();
    await logInAs(browser);
    const { headers } = await changeInTheMiddle(browser, begun);
    expect(headers.location).toBe(`${PROFIL}?utkast=ja#sprak`);
    await browser.get(`${PROFIL}?utkast=ja`);
    expect(shown.formRefusal).toEqual({
      skjema: 'kontaktinformasjon',
      code: 'IKKE_INNLOGGET',
      isBegun: true,
      fields: { epostAdresse: 'maane@post.example' },
    });
    await browser.get(`${PROFIL}?utkast=ja`);
    expect(shown.formRefusal).toBeUndefined();
  });

  test('of feedback is shown there too, and nothing says whose it is', async () => {
    const browser = visit();
    await logInAs(browser);
    const comment = { skjema: 'tilbakemelding', verdi: '4', tekst: 'Fin side', side: BASE_PATH };
    const { headers } = await changeInTheMiddle(browser, comment);
    expect(headers.location).toBe(`${PROFIL}?utkast=ja#sprak`);
    const rows = await portal.database.selectFrom('kept_form').selectAll().execute();
    expect(rows.map((row) => Object.keys(row).toSorted())).toContainEqual([
      'browser_hash',
      'created_at',
      'distributor',
      'sealed',
    ]);
    expect(JSON.stringify(rows)).not.toContain('Fin side');
    await browser.get(`${PROFIL}?utkast=ja`);
    expect(shown.formRefusal).toEqual({
      skjema: 'tilbakemelding',
      code: 'IKKE_INNLOGGET',
      isBegun: true,
      fields: { verdi: '4', tekst: 'Fin side' },
    });
  });

  test('over several lines has as many characters there as when it was typed', async () => {
    const browser = visit();
    await logInAs(browser);
    await changeInTheMiddle(browser, { skjema: 'tilbakemelding', verdi: '4', tekst: 'Fin\r\n\r\nside' });
    await browser.get(`${PROFIL}?utkast=ja`);
    expect(shown.formRefusal?.fields).toEqual({ verdi: '4', tekst: 'Fin\n\nside' });
  });

  test.each([
    [
      'the survey, with all its answers',
      { skjema: 'oppfolging', steg: '1', svar0: 'ja', svar19: 'Fin side' },
    ],
    ['a request to be contacted', { skjema: 'kontaktonske', email: 'maane@post.example', phone: '' }],
  ])('of %s is shown there too, with nothing that is none of it', async (_, { skjema, ...fields }) => {
    const browser = visit();
    await logInAs(browser);
    await changeInTheMiddle(browser, { skjema, ...fields, svar20: 'x', annet: 'felt' });
    await browser.get(`${PROFIL}?utkast=ja`);
    expect(shown.formRefusal).toEqual({ skjema, code: 'IKKE_INNLOGGET', isBegun: true, fields });
  });

  test.each([
    ['feedback in which nothing stands', { skjema: 'tilbakemelding', side: BASE_PATH, tekst: ' ' }],
    ['a form that holds no text', { ...begun, skjema: 'samtykke' }],
    ['a form that is none of ours', { ...begun, skjema: '__proto__' }],
    ['a form with nothing in it', { skjema: 'kontaktinformasjon', epostAdresse: ' ' }],
    ['more than anybody types', { ...begun, epostAdresse: 'å'.repeat(1001) }],
  ])('is not kept of %s, and the language is changed all the same', async (_, typed) => {
    const browser = visit();
    await logInAs(browser);
    expect((await changeInTheMiddle(browser, typed)).headers.location).toBe(`${PROFIL}#sprak`);
    await browser.get(`${PROFIL}?utkast=ja`);
    expect(shown.formRefusal).toBeUndefined();
  });

  test('by a visitor is not kept', async () => {
    expect((await changeInTheMiddle(visit(), begun)).headers.location).toBe(`${PROFIL}#sprak`);
  });
});

describe('the browser’s own language', () => {
  test.each([
    ['en-US,en;q=0.9', 'en'],
    ['pl,nn;q=0.8', 'nn'],
    ['nb-NO,en;q=0.5', undefined],
    ['no', undefined],
    ['pl', undefined],
    ['', undefined],
  ])('%s chooses nothing, and offers %s', async (header, offered) => {
    const { body } = await visit().get(BASE_PATH, { 'accept-language': header });
    expect(body).toContain('side på nb');
    expect(shown.tilbudtSprak).toBe(offered);
  });

  test('offers nothing to who has chosen', async () => {
    const browser = visit();
    await choose(browser, 'nb');
    await browser.get(BASE_PATH, { 'accept-language': 'en' });
    expect(shown.tilbudtSprak).toBeUndefined();
  });
});

test('an error is told in the language of the customer', async () => {
  const browser = visit();
  const tell = async () => (await browser.get(endpoints.getAvtaler.path)).json<{ message: string }>().message;
  expect(await tell()).toBe('Du er ikke logget inn.');
  browser.cookies.set('kfp-sprak', 'nn');
  expect(await tell()).toBe('Du er ikkje logga inn.');
  browser.cookies.set('kfp-sprak', 'en');
  expect(await tell()).toBe('You are not logged in.');
});

test('another site cannot change it', async () => {
  const { statusCode } = await visit().submit(
    sprakForm.path,
    { sprak: 'en' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(statusCode).toBe(403);
});
