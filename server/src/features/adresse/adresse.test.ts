import { afterAll, describe, expect, test } from 'vitest';

import type { Kundeadresser, Postnummer } from '@portal/contract/adresse.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_EXPIRES_HEADER } from '@portal/contract/headers.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

const STANDARD = fodselsnumre.standard;
const LO_MEDLEM = fodselsnumre.loMedlem;
const { fodselsnummer: CUSTOMER } = await createKunde({
  adresser: {
    folkeregistrert: { gatenavn: 'Kongleveien', gatenummer: '3', postnummer: '7010' },
    iBruk: { gaardsnummer: '44', bruksnummer: '2', postnummer: '9800' },
  },
});
const UTLAND = fodselsnumre.utland;
const UTEN_KUNDENUMMER = fodselsnumre.utenKundenummer;
const REGISTER_NEDE = fodselsnumre.registerNede;

const list = async (browser: TestBrowser) =>
  (await browser.get(endpoints.getKundeadresser.path)).json<Kundeadresser>();
const update = (browser: TestBrowser, body?: unknown) =>
  browser.write('POST', endpoints.updateAdresse.path, body);

describe('GET kundeadresser (API-20)', () => {
  test('needs a session', async () => {
    expect((await createTestBrowser(portal.app).get(endpoints.getKundeadresser.path)).statusCode).toBe(401);
  });

  test('is one’s own addresses, with the names of the places (PRO-42, PRO-43)', async () => {
    expect(await list(await logInAs(portal.app, STANDARD))).toEqual([
      {
        isFolkreregistrert: true,
        gatenavn: 'Solbakken',
        gatenummer: '7',
        postnummer: '5003',
        poststed: 'BERGEN',
      },
      {
        isFolkreregistrert: false,
        gatenavn: 'Storgata',
        gatenummer: '12',
        gatenummerBokstav: 'B',
        postnummer: '0155',
        poststed: 'OSLO',
      },
    ]);
  });

  test('a farm has numbers, and an address abroad a country', async () => {
    expect(await list(await logInAs(portal.app, LO_MEDLEM))).toMatchObject([
      { gaardsnummer: '10', bruksnummer: '5', postnummer: '2050', poststed: 'JESSHEIM' },
    ]);
    expect(await list(await logInAs(portal.app, UTLAND))).toMatchObject([
      { postnummer: '456 50', poststed: 'SMÖGEN', land: 'SE', landnavn: 'Sverige' },
    ]);
  });

  test.each([
    ['nn', 'Sverige'],
    ['en', 'Sweden'],
  ])('in %s the country is %s', async (sprak, landnavn) => {
    const browser = await logInAs(portal.app, UTLAND);
    browser.cookies.set('kfp-sprak', sprak);
    expect(await list(browser)).toMatchObject([{ land: 'SE', landnavn }]);
  });

  test('an unreadable country is left out, and nothing else', async () => {
    const registered = { isFolkreregistrert: true, gatenavn: 'Tunet', gatenummer: '1' };
    const { fodselsnummer } = await createKunde({
      adresser: {
        folkeregistrert: { gatenavn: 'Tunet', gatenummer: '1', land: '' },
        iBruk: { gatenavn: 'Rue de Rivoli', land: 'NOR' },
      },
    });
    expect(await list(await logInAs(portal.app, fodselsnummer))).toEqual([
      registered,
      { isFolkreregistrert: false, gatenavn: 'Rue de Rivoli' },
    ]);
  });

  test('an address on Svalbard has the name of its place', async () => {
    const { fodselsnummer } = await createKunde({
      adresser: { folkeregistrert: { gatenavn: 'Vei 500', postnummer: '9170', land: 'SJ' } },
    });
    expect(await list(await logInAs(portal.app, fodselsnummer))).toMatchObject([
      { postnummer: '9170', poststed: 'LONGYEARBYEN', land: 'SJ', landnavn: 'Svalbard og Jan Mayen' },
    ]);
  });

  test('a customer without a customer number has none', async () => {
    expect(await list(await logInAs(portal.app, UTEN_KUNDENUMMER))).toEqual([]);
  });
});

describe('POST adresse/oppdater (API-22)', () => {
  test('needs a session', async () => {
    expect((await update(createTestBrowser(portal.app))).statusCode).toBe(401);
  });

  test('puts the registered address in use, without a body, and changes nobody else’s', async () => {
    const other = await logInAs(portal.app, STANDARD);
    const before = await list(other);
    const browser = await logInAs(portal.app, CUSTOMER);
    expect(await list(browser)).toHaveLength(2);
    expect((await update(browser)).statusCode).toBe(204);
    expect(await list(browser)).toMatchObject([{ isFolkreregistrert: true, gatenavn: 'Kongleveien' }]);
    expect((await update(browser)).statusCode).toBe(204);
    expect(await list(other)).toEqual(before);
  });

  test('accepts no field that says whose address it is', async () => {
    expect((await update(await logInAs(portal.app, STANDARD), { fodselsnummer: CUSTOMER })).statusCode).toBe(
      400,
    );
  });

  test('a failing register is reported', async () => {
    expect((await update(await logInAs(portal.app, REGISTER_NEDE))).statusCode).toBe(502);
  });

  test('is refused for a customer without a customer number', async () => {
    expect((await update(await logInAs(portal.app, UTEN_KUNDENUMMER))).statusCode).toBe(404);
  });
});

describe('GET postnummer (API-21)', () => {
  const get = (headers: Record<string, string> = {}) =>
    createTestBrowser(portal.app).get(endpoints.getPostnummer.path, headers);

  test('is the whole list, for any cache to keep', async () => {
    const answer = await get();
    const codes = answer.json<Postnummer>();
    expect(codes.length).toBeGreaterThan(5000);
    expect(codes).toContainEqual({ kode: '0155', navn: 'OSLO' });
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('carries nothing of a session, since a cache would pass it on to others', async () => {
    const customer = await logInAs(portal.app, STANDARD);
    // An ended session's cookies are cleared too, by other answers.
    const ended = createTestBrowser(portal.app);
    for (const [name, value] of customer.cookies) ended.cookies.set(name, `${value.slice(0, -4)}AAAA`);
    for (const browser of [customer, ended]) {
      const answer = await browser.get(endpoints.getPostnummer.path);
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  test('is not sent again to a client that has it', async () => {
    const etag = String((await get()).headers.etag);
    const again = await get({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"en annen"' })).statusCode).toBe(200);
  });
});
