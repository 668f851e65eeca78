import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Livkunde } from '@portal/contract/kontaktinformasjon.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { breakSystem } from '../../testing/faults.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logIn, logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const BANKKUNDE = fodselsnumre.bankkunde;
const { fodselsnummer: CUSTOMER } = await createKunde({ isDNummer: true });
const { fodselsnummer: LIVKUNDE } = await createKunde({ livkunde: {} });
const UTEN_KUNDENUMMER = fodselsnumre.utenKundenummer;
const REGISTER_NEDE = fodselsnumre.registerNede;

const portal = await createTestApp({ WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' });
afterAll(() => portal.close());

const getKontakt = async (browser: TestBrowser) =>
  (await browser.get(endpoints.getKunde.path)).json<Kunde>().kontaktInformasjon;
const getLivkunde = async (browser: TestBrowser) =>
  (await browser.get(endpoints.getLivkunde.path)).json<Livkunde>();
const put = (browser: TestBrowser, body: unknown) =>
  browser.write('PUT', endpoints.updateKontaktinformasjon.path, body);
const post = (browser: TestBrowser, body: unknown) =>
  browser.write('POST', endpoints.updateLivkontakt.path, body);

describe('without a session', () => {
  test('nothing is read or written', async () => {
    const visitor = createTestBrowser(portal.app);
    expect((await put(visitor, { mobilNummer: '99990000' })).statusCode).toBe(401);
    expect((await post(visitor, { telefon: '99990000' })).statusCode).toBe(401);
    expect((await visitor.get(endpoints.getLivkunde.path)).statusCode).toBe(401);
  });

  test('nor with the token of another session', async () => {
    const [one, other] = await Promise.all([logInAs(portal.app, STANDARD), logInAs(portal.app, BANKKUNDE)]);
    const token = other.cookies.get('XSRF-TOKEN') ?? '';
    const answer = await one.write(
      'PUT',
      endpoints.updateKontaktinformasjon.path,
      { mobilNummer: '99990000' },
      { 'x-xsrf-token': token },
    );
    expect(answer.statusCode).toBe(403);
  });
});

describe('PUT kontaktinformasjon (API-18, API-28)', () => {
  test('sets the field that was sent, and no other', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const before = await getKontakt(browser);
    const answer = await put(browser, { mobilNummer: '912 34 567' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await getKontakt(browser)).toEqual({ ...before, mobilNummer: '91234567' });
    await put(browser, { epostAdresse: ' kåre@blåbær.no ' });
    expect(await getKontakt(browser)).toEqual({ epostAdresse: 'kåre@blåbær.no', mobilNummer: '91234567' });
  });

  test.each([
    [{ epostAdresse: 'a@b' }, 'UGYLDIG_MAILADRESSE'],
    [{ epostAdresse: '' }, 'UGYLDIG_MAILADRESSE'],
    [{ epostAdresse: 7 }, 'UGYLDIG_MAILADRESSE'],
    [{ mobilNummer: '1234567' }, 'UGYLDIG_MOBILNR'],
    [{ mobilNummer: 91_234_567 }, 'UGYLDIG_MOBILNR'],
    [{}, 'UGYLDIG_FORESPORSEL'],
    [{ epostAdresse: 'a@example.com', mobilNummer: '91234567' }, 'UGYLDIG_FORESPORSEL'],
    [{ mobilNummer: '91234567', fodselsnummer: STANDARD }, 'UGYLDIG_FORESPORSEL'],
    [[], 'UGYLDIG_FORESPORSEL'],
  ])('refuses %j with %s, and sends nothing on', async (body, code) => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const before = await getKontakt(browser);
    const answer = await put(browser, body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
    expect(await getKontakt(browser)).toEqual(before);
  });

  test('changes nothing for anybody else', async () => {
    const other = await logInAs(portal.app, BANKKUNDE);
    const before = await getKontakt(other);
    await put(await logInAs(portal.app, CUSTOMER), { mobilNummer: '99990001' });
    expect(await getKontakt(other)).toEqual(before);
  });

  test('is not for who has no customer number', async () => {
    expect(
      (await put(await logInAs(portal.app, UTEN_KUNDENUMMER), { mobilNummer: '99990002' })).statusCode,
    ).toBe(404);
  });

  test('a register that is down is reported, and nothing is changed', async () => {
    const browser = await logInAs(portal.app, REGISTER_NEDE);
    const before = await getKontakt(browser);
    expect((await put(browser, { mobilNummer: '99990003' })).json()).toMatchObject({ code: 'KILDE_FEILER' });
    expect(await getKontakt(browser)).toEqual(before);
  });

  test('a register that never answers costs one time limit, and has its own error code', async () => {
    const impatient = await createTestApp({ OUTSIDE_KUNDEREGISTER_TIMEOUT_MS: '2000' });
    const browser = createTestBrowser(impatient.app);
    const { fodselsnummer } = await createKunde();
    await logIn(browser, fodselsnummer);
    await breakSystem(fodselsnummer, {
      system: 'kunderegister',
      fault: 'hang',
      path: '/kunder/kontaktinformasjon/endre',
    });
    expect((await put(browser, { mobilNummer: '99990004' })).json()).toMatchObject({
      code: 'KILDE_SVARER_IKKE',
    });
    await impatient.close();
  });
});

describe('livkunder (API-19, API-27, AMB-12)', () => {
  test('are found in the life register, others are not', async () => {
    expect(await getLivkunde(await logInAs(portal.app, LIVKUNDE))).toMatchObject({
      finnesProlifeKunde: true,
    });
    expect(await getLivkunde(await logInAs(portal.app, UTEN_KUNDENUMMER))).toEqual({
      finnesProlifeKunde: false,
    });
    expect(await getLivkunde(await logInAs(portal.app, STANDARD))).toEqual({ finnesProlifeKunde: false });
  });

  test('set one field or both', async () => {
    const epost = 'livkunde@example.com';
    const { fodselsnummer } = await createKunde({ livkunde: { epost } });
    const browser = await logInAs(portal.app, fodselsnummer);
    expect((await post(browser, { telefon: '99 99 00 05' })).statusCode).toBe(204);
    expect(await getLivkunde(browser)).toMatchObject({ telefon: '99990005', epost });
    await post(browser, { epost: 'ny@example.com', telefon: '99990006' });
    expect(await getLivkunde(browser)).toEqual({
      finnesProlifeKunde: true,
      epost: 'ny@example.com',
      telefon: '99990006',
    });
    expect((await post(browser, {})).statusCode).toBe(400);
    expect((await post(browser, { epost: 'a@b' })).json()).toMatchObject({ code: 'UGYLDIG_MAILADRESSE' });
    expect((await post(browser, { telefon: '1' })).json()).toMatchObject({ code: 'UGYLDIG_MOBILNR' });
  });

  test('others cannot write there, and nobody else’s record changes', async () => {
    const prolife = await logInAs(portal.app, LIVKUNDE);
    const before = await getLivkunde(prolife);
    expect((await post(await logInAs(portal.app, STANDARD), { telefon: '99990007' })).statusCode).toBe(404);
    expect(await getLivkunde(prolife)).toEqual(before);
  });

  test('a failing life register is reported', async () => {
    const { fodselsnummer } = await createKunde({ livkunde: {} });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, { system: 'livregister', fault: 'malformed', path: '/kunder/hent' });
    expect((await browser.get(endpoints.getLivkunde.path)).statusCode).toBe(502);
  });
});

describe('whatever a client sends', () => {
  const RUNS = { numRuns: 200 };
  /** Written independently of the rule under test, so that a mistake there is not repeated here. */
  const mayBeEpost = (value: string): boolean =>
    value.length <= 254 &&
    /^[a-zæøåA-ZÆØÅ0-9.!#$%&'*+/=?^_`{|}~-]+@[^\s@\p{Cc}]+\.[^\s@\d\p{Cc}]{2,}$/u.test(value);

  const characters = fc.constantFrom(
    ...Array.from('aA09.@-_+ \u00a0æøåÆØÅ'),
    '\u0000',
    '\n',
    '\t',
    '\u200b',
    '٣',
    '９',
    'а',
    'о',
    '😀',
    '<',
    '"',
    ',',
    '\u202e',
  );
  const typed = fc.oneof(
    fc.array(characters, { maxLength: 20 }).map((parts) => parts.join('')),
    fc.emailAddress(),
    fc.tuple(fc.emailAddress(), characters).map(([epost, character]) => epost + character),
    fc.tuple(fc.emailAddress(), characters).map(([epost, character]) => character + epost),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer({ min: 200, max: 400 }).map((length) => `${'a'.repeat(length)}@example.com`),
  );

  test('only an e-mail address comes through (200 inputs)', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const known = `for.testen.${CUSTOMER.length}@example.com`;
    await put(browser, { epostAdresse: known });
    let stored = known;
    await fc.assert(
      fc.asyncProperty(typed, async (epostAdresse) => {
        const { statusCode } = await put(browser, { epostAdresse });
        expect([204, 400]).toContain(statusCode);
        if (statusCode === 204) {
          stored = epostAdresse
            .replaceAll(/\p{Cf}/gu, '')
            .normalize('NFC')
            .trim();
          expect(mayBeEpost(stored), JSON.stringify(stored)).toBe(true);
        }
      }),
      RUNS,
    );
    expect((await getKontakt(browser)).epostAdresse).toBe(stored);
  }, 60_000);

  const digits = fc.constantFrom(
    ...Array.from('0123456789'),
    ' ',
    '\u00a0',
    '+',
    '-',
    '٣',
    '９',
    'O',
    'l',
    '\u0000',
    '\n',
    '\u200b',
    'æ',
  );
  const numbers = fc.oneof(
    fc.array(digits, { maxLength: 14 }).map((parts) => parts.join('')),
    fc
      .array(fc.constantFrom(...Array.from('0123456789 ')), { minLength: 7, maxLength: 12 })
      .map((parts) => parts.join('')),
    fc.tuple(fc.stringMatching(/^\d{8}$/), digits).map(([number, character]) => number + character),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.stringMatching(/^\d{200,300}$/),
  );

  test('only a number comes through (200 inputs)', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    await put(browser, { mobilNummer: '99990008' });
    let stored = '99990008';
    await fc.assert(
      fc.asyncProperty(numbers, async (mobilNummer) => {
        const { statusCode } = await put(browser, { mobilNummer });
        const plain = mobilNummer
          .replaceAll(/[-\s\u200b\u00a0]/g, '')
          .replace(/^(?:\+|00)47(?=[0-9]{8}$)/, '');
        if (/^[0-9]{8}$/.test(plain)) expect(statusCode).toBe(204);
        else if (!/^(?:\+|00)[1-9][0-9]{6,14}$/.test(plain) && !/[\p{Cf}\p{Pd}\u2212]/u.test(plain))
          expect(statusCode).toBe(400);
        if (statusCode === 204) stored = plain;
      }),
      RUNS,
    );
    expect((await getKontakt(browser)).mobilNummer).toMatch(/^(?:[0-9]{8}|\+[1-9][0-9]{6,14})$/);
    if (/^[0-9]{8}$/.test(stored)) expect((await getKontakt(browser)).mobilNummer).toBe(stored);
  }, 60_000);
});

describe('foreign numbers, and numbers stored earlier', () => {
  test.each([
    ['+47 912 34 567', '91234567'],
    ['0046 70-123 45 67', '+46701234567'],
  ])('%s is stored as %s', async (typed, stored) => {
    const browser = await logInAs(portal.app, CUSTOMER);
    expect((await put(browser, { mobilNummer: typed })).statusCode).toBe(204);
    expect((await getKontakt(browser)).mobilNummer).toBe(stored);
    const prolife = await logInAs(portal.app, LIVKUNDE);
    expect((await post(prolife, { telefon: typed })).statusCode).toBe(204);
    expect((await getLivkunde(prolife)).telefon).toBe(stored);
  });

  test.each(['+4670123', '+442079460958', '+999123456789'])(
    '%s is no number of its country',
    async (typed) => {
      const browser = await logInAs(portal.app, CUSTOMER);
      expect((await put(browser, { mobilNummer: typed })).json()).toMatchObject({ code: 'UGYLDIG_MOBILNR' });
    },
  );

  test('a number that was stored before may be saved unchanged, and no other like it', async () => {
    const { fodselsnummer } = await createKunde({
      register: { kontaktInformasjon: { mobilNummer: '+47 123' } },
    });
    const browser = await logInAs(portal.app, fodselsnummer);
    expect((await put(browser, { mobilNummer: '+47 123' })).statusCode).toBe(204);
    expect((await put(browser, { mobilNummer: '+47 124' })).json()).toMatchObject({
      code: 'UGYLDIG_MOBILNR',
    });
    expect((await getKontakt(browser)).mobilNummer).toBe('+47 123');
    expect((await put(browser, { mobilNummer: '' })).statusCode).toBe(400);
  });

  test('an empty number or address from the register counts as missing', async () => {
    const { fodselsnummer } = await createKunde({
      register: { kontaktInformasjon: { mobilNummer: '', epostAdresse: ' ' } },
    });
    expect(await getKontakt(await logInAs(portal.app, fodselsnummer))).toEqual({});
  });

  test('without script a number that is hardly a mobile’s is asked about first', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const before = await getKontakt(browser);
    const send = (fields: Record<string, string>) =>
      browser.submit(PROFIL_PATH, {
        formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
        skjema: 'kontaktinformasjon',
        mobilNummer: '22345678',
        ...fields,
      });
    expect((await send({})).headers['location']).toBe(PROFIL_PATH);
    expect(await getKontakt(browser)).toEqual(before);
    expect((await send({ erMobilnummer: 'ja' })).headers['location']).toBe(`${PROFIL_PATH}?resultat=mobil`);
    expect((await getKontakt(browser)).mobilNummer).toBe('22345678');
  });
});

test.each(['22334455', '+47 22 33 44 55'])(
  'without script a stored number that is hardly a mobile’s (%s) may be saved as it is, and nothing else unasked',
  async (mobilNummer) => {
    const stored = await createKunde({
      register: { kontaktInformasjon: { mobilNummer } },
      livkunde: { telefon: mobilNummer },
    });
    const browser = await logInAs(portal.app, stored.fodselsnummer);
    const send = async (fields: Record<string, string>) =>
      (await browser.submit(PROFIL_PATH, { formToken: browser.cookies.get('XSRF-TOKEN') ?? '', ...fields }))
        .headers['location'];
    const saved = `${PROFIL_PATH}?resultat=mobil`;
    expect(await send({ skjema: 'kontaktinformasjon', mobilNummer })).toBe(saved);
    expect(await send({ skjema: 'livkontakt', telefon: mobilNummer })).toBe(saved);
    expect(await send({ skjema: 'kontaktinformasjon', mobilNummer: '22334456' })).toBe(PROFIL_PATH);
    expect(await send({ skjema: 'livkontakt', telefon: '22334456' })).toBe(PROFIL_PATH);
    expect((await getKontakt(browser)).mobilNummer).toBe(mobilNummer);
  },
);

test('nothing personal stands in any line that was written', async () => {
  const { fodselsnummer } = await createKunde({
    livkunde: { epost: 'seig.lakris@example.com', telefon: '99999906' },
  });
  const browser = await logInAs(portal.app, fodselsnummer);
  const secrets = ['hemmelig.navn@example.com', '98765432'];
  await post(browser, { epost: secrets[0], telefon: secrets[1] });
  await post(browser, { epost: `${secrets[0]} ugyldig` });
  await breakSystem(fodselsnummer, {
    system: 'livregister',
    fault: 'reset',
    path: '/kunder/kontaktinformasjon/endre',
  });
  await post(browser, { epost: secrets[0] });
  const log = portal.log.lines.join('');
  expect(log).toContain('updateLivkontakt');
  for (const secret of [...secrets, fodselsnummer, 'seig.lakris', '99999906'])
    expect(log).not.toContain(secret);
});
