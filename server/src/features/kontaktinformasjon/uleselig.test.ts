import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Livkunde } from '@portal/contract/kontaktinformasjon.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

const EPOST = 'lun.bris@example.com';
const MOBIL = '99999901';

/** A registerkunde about whom the register says this. */
async function logInWith(kontaktInformasjon: unknown): Promise<TestBrowser> {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde({ register: { kontaktInformasjon } })).fodselsnummer);
  return browser;
}
async function logInLivkunde(livkunde: Record<string, unknown>): Promise<TestBrowser> {
  const browser = createTestBrowser(portal.app);
  const { fodselsnummer } = await createKunde({ register: { niceKundenummer: null }, livkunde });
  await logIn(browser, fodselsnummer);
  return browser;
}
async function getKontakt(browser: TestBrowser) {
  const { kontaktInformasjon, uleselig } = (await browser.get(endpoints.getKunde.path)).json<Kunde>();
  return { ...kontaktInformasjon, uleselig };
}
const getLivkunde = async (browser: TestBrowser) =>
  (await browser.get(endpoints.getLivkunde.path)).json<Livkunde>();
const put = (browser: TestBrowser, body: unknown) =>
  browser.write('PUT', endpoints.updateKontaktinformasjon.path, body);
const post = (browser: TestBrowser, body: unknown) =>
  browser.write('POST', endpoints.updateLivkontakt.path, body);

/** What is sent in place of a text, and is none that can be shown and sent back. */
const unreadable = [
  ['no text', 99_999_901],
  ['a list', [EPOST]],
  ['too long', 'a'.repeat(600)],
  ['a control character within', `lun\u0007bris@example.com`],
  ['another character set', Buffer.from('bjørn@example.com', 'latin1').toString()],
] as const;

describe('what the register sent and nobody can read is not told as none (decision 182)', () => {
  test.each(unreadable)('%s', async (_, value) => {
    const epostAdresse = await logInWith({ epostAdresse: value, mobilNummer: MOBIL });
    expect(await getKontakt(epostAdresse)).toEqual({ mobilNummer: MOBIL, uleselig: ['epostAdresse'] });
    const mobilNummer = await logInWith({ epostAdresse: EPOST, mobilNummer: value });
    expect(await getKontakt(mobilNummer)).toEqual({ epostAdresse: EPOST, uleselig: ['mobilNummer'] });
  });

  test.each(['ingen', 7, ['a'], true])('the two together: %j', async (kontaktInformasjon) => {
    const browser = await logInWith(kontaktInformasjon);
    expect(await getKontakt(browser)).toEqual({ uleselig: ['epostAdresse', 'mobilNummer'] });
  });

  test.each([{}, null, '', { epostAdresse: null, mobilNummer: '' }, { epostAdresse: ' \t' }])(
    'but %j is none',
    async (kontaktInformasjon) => {
      expect(await getKontakt(await logInWith(kontaktInformasjon))).toEqual({});
    },
  );

  test('nor that of a livkunde', async () => {
    const browser = await logInLivkunde({ epost: 7, telefon: MOBIL });
    expect(await getLivkunde(browser)).toEqual({
      finnesProlifeKunde: true,
      telefon: MOBIL,
      uleselig: ['epost'],
    });
    const other = await logInLivkunde({ epost: EPOST, telefon: [MOBIL] });
    expect(await getLivkunde(other)).toEqual({
      finnesProlifeKunde: true,
      epost: EPOST,
      uleselig: ['telefon'],
    });
  });

  test('what it was stands in no line that was written', async () => {
    portal.log.clear();
    await getKontakt(await logInWith({ epostAdresse: `hemmelig\u0007@example.com` }));
    const lines = portal.log.lines.join('');
    expect(lines).toContain('epostAdresse left out');
    expect(lines).not.toContain('hemmelig');
  });
});

describe('what nobody can read is not written over', () => {
  test.each(unreadable)('%s', async (_, value) => {
    const browser = await logInWith({ epostAdresse: value, mobilNummer: value });
    expect((await put(browser, { mobilNummer: '91234567' })).json()).toMatchObject({ code: 'KILDE_FEILER' });
    expect((await put(browser, { epostAdresse: 'ny@example.com' })).json()).toMatchObject({
      code: 'KILDE_FEILER',
    });
    expect(await getKontakt(browser)).toEqual({ uleselig: ['epostAdresse', 'mobilNummer'] });
  });

  test('nor of a livkunde', async () => {
    const browser = await logInLivkunde({ epost: EPOST, telefon: 7 });
    const both = { epost: 'ny@example.com', telefon: '91234567' };
    for (const body of [{ telefon: '91234567' }, both])
      expect((await post(browser, body)).json()).toMatchObject({ code: 'KILDE_FEILER' });
    expect(await getLivkunde(browser)).toMatchObject({ epost: EPOST, uleselig: ['telefon'] });
  });

  test('without script neither', async () => {
    const browser = await logInWith({ epostAdresse: EPOST, mobilNummer: 7 });
    const answer = await browser.submit(PROFIL_PATH, {
      formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
      skjema: 'kontaktinformasjon',
      mobilNummer: '91234567',
    });
    expect(answer.headers['location']).toBe(PROFIL_PATH);
    expect(await getKontakt(browser)).toEqual({ epostAdresse: EPOST, uleselig: ['mobilNummer'] });
  });

  test('a number that is wrong is told as wrong all the same', async () => {
    const browser = await logInWith({ mobilNummer: 7 });
    expect((await put(browser, { mobilNummer: '1' })).json()).toMatchObject({ code: 'UGYLDIG_MOBILNR' });
  });
});

describe('the other one, which can be read, is saved beside it', () => {
  test('of a registerkunde', async () => {
    const withMobil = await logInWith({ epostAdresse: 7, mobilNummer: MOBIL });
    expect((await put(withMobil, { mobilNummer: '91234567' })).statusCode).toBe(204);
    expect(await getKontakt(withMobil)).toEqual({ mobilNummer: '91234567', uleselig: ['epostAdresse'] });
    const withEpost = await logInWith({ epostAdresse: EPOST, mobilNummer: 7 });
    expect((await put(withEpost, { epostAdresse: 'ny@example.com' })).statusCode).toBe(204);
    expect(await getKontakt(withEpost)).toEqual({
      epostAdresse: 'ny@example.com',
      uleselig: ['mobilNummer'],
    });
  });

  test('of a livkunde', async () => {
    const browser = await logInLivkunde({ epost: 7 });
    expect((await post(browser, { telefon: '91234567' })).statusCode).toBe(204);
    expect(await getLivkunde(browser)).toMatchObject({ telefon: '91234567', uleselig: ['epost'] });
  });
});
