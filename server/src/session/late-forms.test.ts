import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { dumpTable } from '../testing/database-dump.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn, startLogin } from '../testing/log-in.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const ONE = fodselsnumre.standard;
const OTHER = fodselsnumre.loMedlem;
const TYPED = 'mynte@post.example';
/** A page address that asks for a kept form. */
const KEPT = `${PROFIL_PATH}?utkast=ja`;
const LOGIN_COOKIE = 'forsikringsoversikt-login';

const shown = createShownPages();
const portal = await createTestApp({}, { pages: shown.pages });
afterAll(() => portal.close());
const { database, clock } = portal;

async function open(browser: TestBrowser, address: string): Promise<PageContext> {
  shown.take();
  await browser.get(address);
  const page = shown.take();
  if (page === undefined) throw new Error(`No page was shown at ${address}`);
  return page;
}

/** The hidden fields of the form on the customer's page. */
async function openForm(browser: TestBrowser): Promise<Record<string, string>> {
  const { formToken = '', formOwner = '' } = await open(browser, PROFIL_PATH);
  return { formToken, eier: formOwner, skjema: 'kontaktinformasjon' };
}

/** The session ends, but the browser keeps its cookies. */
const endSession = () => database.deleteFrom('session').execute();
const countKept = async () => (await database.selectFrom('kept_form').select('created_at').execute()).length;

let browser: TestBrowser;
let form: Record<string, string>;
beforeEach(async () => {
  await database.deleteFrom('kept_form').execute();
  browser = createTestBrowser(portal.app);
  await logIn(browser, ONE);
  form = await openForm(browser);
  await endSession();
});

async function send(fields: Record<string, string> = { epostAdresse: TYPED }): Promise<string> {
  const { statusCode, headers } = await browser.submit(PROFIL_PATH, { ...form, ...fields });
  expect(statusCode).toBe(303);
  return String(headers.location);
}

/** Logs in with the form of the login page at that address. */
async function logInFrom(of: TestBrowser, address: string, fodselsnummer = ONE): Promise<string> {
  return String((await logIn(of, fodselsnummer, { returnTo: address })).headers.location);
}

describe('a form whose customer has logged in anew since its page was opened', () => {
  const getEpost = async () =>
    (await browser.get(endpoints.getKunde.path)).json<Kunde>().kontaktInformasjon.epostAdresse;
  const sendOld = async (fields: Record<string, string | undefined> = {}, headers = {}) => {
    const sent = Object.entries({ ...form, epostAdresse: TYPED, ...fields });
    shown.take();
    const answer = await browser.submit(
      PROFIL_PATH,
      Object.fromEntries(sent.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      headers,
    );
    return { status: answer.statusCode, page: shown.take(), body: answer.body };
  };

  test.each([
    ['of the login before', {}],
    ['that is missing', { formToken: undefined }],
    ['that is none', { formToken: 'x' }],
  ])('with a token %s is not saved, and its page stands there with what was typed', async (_, fields) => {
    await logIn(browser, ONE);
    const before = await getEpost();
    const { status, page } = await sendOld(fields);
    expect([status, page?.formRefusal]).toEqual([
      409,
      { skjema: 'kontaktinformasjon', code: 'IKKE_INNLOGGET', fields: { epostAdresse: TYPED } },
    ]);
    expect(await getEpost()).toBe(before);
    expect(page?.formToken).toBe(browser.cookies.get(XSRF_COOKIE));
    const again = await sendOld({ formToken: page?.formToken, epostAdresse: 'ingen adresse' });
    expect([again.status, again.page?.formRefusal?.code]).toEqual([422, 'UGYLDIG_MAILADRESSE']);
  });

  test.each([
    ['a customer who is another', {}, 409],
    ['another’s page that says it is theirs', { eier: 'a'.repeat(43) }, 409],
    ['a page that says nothing of whose it is', { eier: undefined }, 409],
    ['a token that is none', { formToken: 'x' }, 403],
  ])('shows nothing to %s', async (_, fields, refused) => {
    await logIn(browser, OTHER);
    const before = await getEpost();
    const { status, page, body } = await sendOld(fields);
    expect([status, page]).toEqual([refused, undefined]);
    expect(body).not.toContain(TYPED);
    expect(await getEpost()).toBe(before);
  });

  test('says whose login this is to another, on the page that a browser gets', async () => {
    await logIn(browser, OTHER);
    const { status, page } = await sendOld({}, { accept: 'text/html' });
    expect([status, page?.failure, page?.formRefusal]).toEqual([409, 'otherSession', undefined]);
  });

  test('shows nothing where another site sent it, or where nothing was typed that could be lost', async () => {
    await logIn(browser, ONE);
    const elsewhere = { origin: 'https://x.example', 'sec-fetch-site': 'cross-site' };
    expect(await sendOld({}, elsewhere)).toMatchObject({ status: 403, page: undefined });
    const consent = { skjema: 'samtykke', samtykke: 'MARKETING', valg: 'ja' };
    expect(await sendOld(consent)).toMatchObject({ status: 409, page: undefined });
    expect(await sendOld({ skjema: 'finnes-ikke' })).toMatchObject({ status: 409, page: undefined });
  });
});

describe('a form that comes when its session is over', () => {
  test('is not saved, and the login page says so and that what was typed waits', async () => {
    const address = await send();
    expect(decodeURIComponent(address)).not.toContain(TYPED);
    const context = await open(browser, address);
    expect(context.loginNotice).toBe('bevart');
    expect(context.formRefusal).toBeUndefined();
  });

  test('is given back to the customer who typed it, once, and nothing is written', async () => {
    const address = await logInFrom(browser, await send());
    expect(decodeURIComponent(address)).not.toContain(TYPED);
    expect((await open(browser, address)).formRefusal).toEqual({
      skjema: 'kontaktinformasjon',
      code: 'IKKE_INNLOGGET',
      fields: { epostAdresse: TYPED },
    });
    expect((await open(browser, KEPT)).formRefusal).toBeUndefined();
    expect(await countKept()).toBe(0);
    const kunde = (await browser.get(endpoints.getKunde.path)).json<Kunde>();
    expect(kunde.kontaktInformasjon.epostAdresse).not.toBe(TYPED);
  });

  test('waits while a login fails, and for no visitor', async () => {
    const address = await send();
    expect((await open(browser, address)).formRefusal).toBeUndefined();
    await startLogin(browser, address);
    await browser.get('/auth/callback?state=a&error=access_denied');
    expect((await open(browser, await logInFrom(browser, address))).formRefusal).toBeDefined();
  });

  test('is not used up by a HEAD request', async () => {
    const address = await logInFrom(browser, await send());
    await portal.app.inject({ method: 'HEAD', url: address, cookies: Object.fromEntries(browser.cookies) });
    expect((await open(browser, address)).formRefusal).toBeDefined();
  });

  test('is given to no other customer, and is gone then', async () => {
    const address = await send();
    const after = await logInFrom(browser, address, OTHER);
    expect((await open(browser, after)).formRefusal).toBeUndefined();
    expect(await countKept()).toBe(0);
  });

  test('is given in no other browser, whoever logs in there', async () => {
    await send();
    const elsewhere = createTestBrowser(portal.app);
    expect((await open(elsewhere, await logInFrom(elsewhere, KEPT))).formRefusal).toBeUndefined();
    expect(await countKept()).toBe(1);
  });

  test('is given back for 15 minutes and no longer', async () => {
    const address = await send();
    clock.advance(899);
    expect((await open(browser, await logInFrom(browser, address))).formRefusal).toBeDefined();
    await endSession();
    await send();
    clock.advance(900);
    expect((await open(browser, await logInFrom(browser, address))).formRefusal).toBeUndefined();
  });

  test('cannot be planted on another: its page says whose it is, and only the server can say that', async () => {
    const address = await send({ epostAdresse: TYPED, eier: Buffer.alloc(32, 1).toString('base64url') });
    expect((await open(browser, await logInFrom(browser, address))).formRefusal).toBeUndefined();
  });

  test('is of one customer alike in all their sessions, and of no two', async () => {
    await logIn(browser, ONE);
    expect((await openForm(browser))['eier']).toBe(form['eier']);
    await logIn(browser, OTHER);
    expect((await openForm(browser))['eier']).not.toBe(form['eier']);
  });

  test('is kept as the last of its browser', async () => {
    await send({ epostAdresse: 'eldre@post.example' });
    const address = await send({ mobilNummer: '912' });
    const { formRefusal } = await open(browser, await logInFrom(browser, address));
    expect(formRefusal?.fields).toEqual({ mobilNummer: '912' });
  });

  test('is encrypted: the table reveals neither the text nor its owner', async () => {
    await send();
    const dump = await dumpTable(database, 'kept_form');
    for (const secret of [TYPED, form['eier'] ?? '', browser.cookies.get(LOGIN_COOKIE) ?? '']) {
      expect(secret).not.toBe('');
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect(portal.log.lines.join('\n')).not.toContain(TYPED);
  });

  test('sent from another site is refused, and nothing is kept', async () => {
    const answer = await browser.submit(
      PROFIL_PATH,
      { ...form, epostAdresse: TYPED },
      { origin: 'https://x.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([answer.statusCode, await countKept()]).toEqual([403, 0]);
  });

  test.each([
    ['nothing typed', { epostAdresse: ' ' }],
    ['too much typed', { epostAdresse: 'a'.repeat(1001) }],
    ['nobody’s page', { epostAdresse: TYPED, eier: '' }],
    ['no owner', { epostAdresse: TYPED, eier: 'a'.repeat(44) }],
    ['a form without text', { skjema: 'adresse' }],
    ['a consent, which is given anew', { skjema: 'samtykke', samtykke: 'MARKETING', valg: 'ja' }],
  ])('%s: it is not kept, and the login page says that nothing was saved', async (_, fields) => {
    const context = await open(browser, await send(fields));
    expect([context.loginNotice, await countKept()]).toEqual(['ikke-lagret', 0]);
  });
});
