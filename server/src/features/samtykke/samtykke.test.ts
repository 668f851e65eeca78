import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import type { Kunde, Samtykker } from '@portal/contract/kunde.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';
import type { Reservasjon, Samtykketekster } from '@portal/contract/samtykke.ts';

import { dumpTable } from '../../testing/database-dump.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { breakSystem, mendSystems } from '../../testing/faults.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { listChanges } from '../../testing/journal.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { deliverEndringer } from './deliver-endringer.ts';

const STANDARD = fodselsnumre.standard;
const LO_MEDLEM = fodselsnumre.loMedlem;
const REGISTER_NEDE = fodselsnumre.registerNede;
const NY_KUNDE = fodselsnumre.nyKunde;
const { fodselsnummer: CUSTOMER } = await createKunde();

const NEI = { MARKETING: false, CROSS_DOMAIN: false, RESERVASJON: false };
/** The version of the simulators' text. */
const MARKEDSFORING = 'markedsforing-2026-03';
const BANKKUNDE = fodselsnumre.bankkunde;

const portal = await createTestApp();
afterAll(() => portal.close());

const parts = portal.parts.samtykke;

/** The record of the customer says the same. */
async function getSamtykker(browser: TestBrowser) {
  const samtykker = (await browser.get(endpoints.getSamtykker.path)).json<Samtykker>();
  expect((await browser.get(endpoints.getKunde.path)).json<Kunde>().samtykker).toEqual(samtykker);
  return samtykker;
}
const getReservasjon = async (browser: TestBrowser) =>
  (await browser.get(endpoints.getReservasjon.path)).json<Reservasjon>();
const readTekster = async (browser: TestBrowser) =>
  (await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`)).json<Samtykketekster>();
const send = (browser: TestBrowser, body: Record<string, unknown>) =>
  browser.write('POST', endpoints.updateSamtykke.path, body);
/** Like a customer who has been shown the texts. */
async function choose(browser: TestBrowser, body: Record<string, unknown>) {
  await readTekster(browser);
  return send(browser, body);
}
const reserve = (browser: TestBrowser, harReservasjon: boolean) =>
  browser.write('POST', endpoints.updateReservasjon.path, { harReservasjon });
const listLog = (fodselsnummer: string) =>
  parts.repository.listEndringer(parts.keys.toPersons({ customer: { fodselsnummer } }));

const down = { system: 'samtykkeregister', fault: 'down' } as const;
/** Answers reads, and takes no changes. */
const changesDown = { ...down, path: '/endringer/meld' } as const;

const listApplied = (fodselsnummer: string) => listChanges('samtykkeregister', fodselsnummer);

describe('without a session', () => {
  test.each([
    ['POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true }],
    ['POST', endpoints.updateReservasjon.path, { harReservasjon: true }],
  ] as const)('%s %s is refused', async (method, path, body) => {
    expect((await createTestBrowser(portal.app).write(method, path, body)).statusCode).toBe(401);
  });

  test.each([endpoints.getReservasjon.path, `${endpoints.getSamtykketekster.path}?bankkunde=true`])(
    'GET %s is refused',
    async (path) => {
      expect((await createTestBrowser(portal.app).get(path)).statusCode).toBe(401);
    },
  );
});

describe('what is read', () => {
  test('the record holds the consents (PRO-38, PRO-39)', async () => {
    const { fodselsnummer } = await createKunde({
      samtykker: { MARKETING: true, CROSS_DOMAIN: false, RESERVASJON: false },
    });
    expect(await getSamtykker(await logInAs(portal.app, fodselsnummer))).toEqual({
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
    });
  });

  test('a consent that the customer was never asked about is missing (OD-115)', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: { RESERVASJON: false } });
    expect(await getSamtykker(await logInAs(portal.app, fodselsnummer))).toEqual({});
  });

  test('when the register fails the record is whole but for the consents, and says so', async () => {
    const { fodselsnummer } = await createKunde();
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, down);
    const answer = await browser.get(endpoints.getKunde.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      niceKundenummer: expect.any(String),
      samtykker: { utilgjengelig: true },
    });
    expect((await browser.get(endpoints.getReservasjon.path)).statusCode).toBe(502);
  });

  test('texts differ for customers of the bank (API-23, ROL-06)', async () => {
    const browser = await logInAs(portal.app, STANDARD);
    const get = (query: string) => browser.get(`${endpoints.getSamtykketekster.path}${query}`);
    const [bank, other] = await Promise.all([get('?bankkunde=true'), get('?bankkunde=false')]);
    expect(bank.json()).toMatchObject([{ samtykke: 'MARKETING', tittel: expect.stringContaining('banken') }]);
    expect(other.json()).toMatchObject([{ samtykke: 'MARKETING' }, { samtykke: 'CROSS_DOMAIN' }]);
    expect((await get('')).statusCode).toBe(400);
    expect((await get('?bankkunde=kanskje')).statusCode).toBe(400);
  });
});

describe('a choice', () => {
  test('is confirmed by the register, kept with proof, and read back (API-24)', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    const answer = await choose(browser, { marketingConsentApproved: true, tekstversjon: MARKEDSFORING });
    expect([answer.statusCode, answer.json()]).toEqual([200, { bekreftet: true }]);
    expect(await getSamtykker(browser)).toMatchObject({ marketingConsent: 'AUTHORIZED' });
    expect(await listLog(fodselsnummer)).toMatchObject([
      {
        slag: 'MARKETING',
        tekstversjon: MARKEDSFORING,
        ingress: 'Kan vi sende deg tilbud og tips om forsikring på e-post og SMS?',
        old_value: false,
        new_value: true,
        distributor: 'none',
        outcome: 'BEKREFTET',
      },
    ]);
    await choose(browser, { crossDomainConsentApproved: true });
    expect(await getSamtykker(browser)).toMatchObject({
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'AUTHORIZED',
    });
  });

  test('a reservation is flipped and read back (API-26)', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: { ...NEI, RESERVASJON: true } });
    const browser = await logInAs(portal.app, fodselsnummer);
    expect(await getReservasjon(browser)).toEqual({ hasReservasjon: true });
    expect((await reserve(browser, false)).json()).toEqual({ bekreftet: true });
    expect(await getReservasjon(browser)).toEqual({ hasReservasjon: false });
  });

  test('made many times at once is one change', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browsers = await Promise.all([
      logInAs(portal.app, fodselsnummer),
      logInAs(portal.app, fodselsnummer),
    ]);
    const answers = await Promise.all(
      [...browsers, ...browsers, ...browsers].map((browser) =>
        choose(browser, { marketingConsentApproved: true }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await listLog(fodselsnummer)).toHaveLength(1);
    expect(await listApplied(fodselsnummer)).toHaveLength(1);
  });

  test.each([
    {},
    { marketingConsentApproved: 'true' },
    { marketingConsentApproved: true, crossDomainConsentApproved: true },
    { marketingConsentApproved: true, fodselsnummer: STANDARD },
    { marketingConsentApproved: true, tekstversjon: '<b>' },
  ])('of the wrong shape is refused: %j', async (body) => {
    const browser = await logInAs(portal.app, LO_MEDLEM);
    const before = await listLog(LO_MEDLEM);
    expect((await choose(browser, body)).statusCode).toBe(400);
    expect(await listLog(LO_MEDLEM)).toEqual(before);
  });

  test('changes nothing for anybody else', async () => {
    const { fodselsnummer } = await createKunde();
    const other = await logInAs(portal.app, fodselsnummer);
    const before = await getSamtykker(other);
    await choose(await logInAs(portal.app, CUSTOMER), {
      marketingConsentApproved: before.marketingConsent !== 'AUTHORIZED',
    });
    expect(await getSamtykker(other)).toEqual(before);
    expect(await listLog(fodselsnummer)).toEqual([]);
  });

  test('of somebody the register does not know is refused, and not kept', async () => {
    const browser = await logInAs(portal.app, NY_KUNDE);
    // A choice that can never be saved is marked as such before anybody tries.
    expect(await getSamtykker(browser)).toEqual({ ukjent: true });
    expect(await getReservasjon(browser)).toEqual({ hasReservasjon: false, ukjent: true });
    expect((await choose(browser, { marketingConsentApproved: true })).statusCode).toBe(404);
    expect(await listLog(NY_KUNDE)).toEqual([]);
  });

  test('time and wording of a choice are shown while it is current', async () => {
    const { fodselsnummer } = await createKunde();
    const browser = await logInAs(portal.app, fodselsnummer);
    expect((await getSamtykker(browser)).gitt).toBeUndefined();
    await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
    await choose(browser, { marketingConsentApproved: true });
    const { gitt, marketingConsent } = await getSamtykker(browser);
    const [endring] = await listLog(fodselsnummer);
    expect(marketingConsent).toBe('AUTHORIZED');
    expect(gitt).toEqual({
      MARKETING: {
        tidspunkt: endring?.created_at.toISOString(),
        ...(endring?.tekstversjon && { tekstversjon: endring.tekstversjon }),
      },
    });
  });
});

describe('a consent names a text that the customer was given', () => {
  const count = async (fodselsnummer: string) => (await listLog(fodselsnummer)).length;

  test('without a version it is the one that this visit was last given, and the words are kept', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const tekster = await readTekster(browser);
    expect((await send(browser, { crossDomainConsentApproved: true })).statusCode).toBe(200);
    const { versjon, tittel, ingress, tekst } =
      tekster.find(({ samtykke }) => samtykke === 'CROSS_DOMAIN') ?? {};
    expect((await listLog(CUSTOMER)).at(-1)).toMatchObject({
      tekstversjon: versjon,
      tittel,
      ingress,
      tekst,
    });
  });

  test('without a text shown in this session and of this kind, it is refused', async () => {
    await readTekster(await logInAs(portal.app, CUSTOMER));
    const browser = await logInAs(portal.app, CUSTOMER);
    const before = await count(CUSTOMER);
    // The bank's texts do not count for a customer of the portal.
    await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=true`);
    const answer = await send(browser, { marketingConsentApproved: true });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'TEKST_IKKE_VIST']);
    expect(await count(CUSTOMER)).toBe(before);
  });

  test('a page without a text says so, whatever this visit was given elsewhere', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: { ...NEI, MARKETING: true } });
    const browser = await logInAs(portal.app, fodselsnummer);
    await readTekster(browser);
    for (const body of [
      { marketingConsentApproved: true, utenTekst: true },
      { marketingConsentApproved: false, utenTekst: true, tekstversjon: MARKEDSFORING },
    ])
      expect((await send(browser, body)).statusCode).toBe(400);
    const { headers } = await browser.submit(DATA_PATH, {
      formToken: browser.cookies.get(XSRF_COOKIE) ?? '',
      skjema: 'trekk-samtykke',
      samtykke: 'MARKETING',
      valg: 'nei',
      utenTekst: 'ja',
    });
    expect(headers.location).toBe(`${DATA_PATH}?resultat=trukket`);
    expect(await listLog(fodselsnummer)).toMatchObject([{ new_value: false, tittel: '', tekst: '' }]);
  });

  test.each([
    ['invented', 'oppfunnet-2099'],
    ['of another consent', 'deling-2026-01'],
    ['of the bank’s', 'markedsforing-bank-2026-03'],
    ['of what is in every object', '__proto__'],
  ])('one %s is refused, and nothing is kept', async (_, tekstversjon) => {
    const browser = await logInAs(portal.app, CUSTOMER);
    await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=true`);
    const before = await count(CUSTOMER);
    for (const marketingConsentApproved of [true, false])
      expect((await choose(browser, { marketingConsentApproved, tekstversjon })).statusCode).toBe(400);
    expect(await count(CUSTOMER)).toBe(before);
  });

  test('the register’s current text counts for a no alone, when this visit was not given it', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const before = await count(CUSTOMER);
    const answer = (marketingConsentApproved: boolean) =>
      send(browser, { marketingConsentApproved, tekstversjon: MARKEDSFORING });
    expect((await answer(true)).statusCode).toBe(400);
    expect(await count(CUSTOMER)).toBe(before);
    expect((await answer(false)).statusCode).toBe(200);
    // What the no was about was looked up for it, and shown to nobody.
    expect((await answer(true)).statusCode).toBe(400);
  });

  test('a customer of the bank gives it in the bank', async () => {
    const browser = await logInAs(portal.app, BANKKUNDE);
    for (const tekstversjon of [undefined, MARKEDSFORING, 'markedsforing-bank-2026-03']) {
      const answer = await choose(browser, { marketingConsentApproved: true, tekstversjon });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'GIS_I_BANKEN']);
    }
    expect(await listLog(BANKKUNDE)).toEqual([]);
  });

  test('where nobody can read whether they are a customer of the bank, none is given here', async () => {
    const { fodselsnummer } = await createKunde({
      isUnlawful: true,
      register: { isBankkunde: 'ja' },
      samtykker: NEI,
    });
    const browser = await logInAs(portal.app, fodselsnummer);
    await readTekster(browser);
    const answer = await choose(browser, { marketingConsentApproved: true, tekstversjon: MARKEDSFORING });
    expect(answer.statusCode).toBe(502);
    expect(await listLog(fodselsnummer)).toEqual([]);
  });

  test.each([
    ['can read it', { isUnlawful: true, register: { isBankkunde: 'ja' } }],
    ['is told it', { faults: { kunderegister: { fault: 'down' } } }],
  ] as const)('where nobody %s, a no is taken all the same', async (_, kunde) => {
    const { fodselsnummer } = await createKunde({ ...kunde, samtykker: { ...NEI, MARKETING: true } });
    const browser = await logInAs(portal.app, fodselsnummer);
    const answer = await choose(browser, { marketingConsentApproved: false });
    expect([answer.statusCode, answer.json()]).toEqual([200, { bekreftet: true }]);
    expect(await listLog(fodselsnummer)).toMatchObject([{ slag: 'MARKETING', new_value: false }]);
  });

  test('a customer of the bank says no in the bank', async () => {
    const browser = await logInAs(portal.app, BANKKUNDE);
    const answer = await choose(browser, { marketingConsentApproved: false });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'GIS_I_BANKEN']);
  });

  test.each(['nn', 'en'])('in %s it is asked for, answered and kept in those very words', async (sprak) => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    const [bokmal] = await readTekster(browser);
    browser.cookies.set('kfp-sprak', sprak);
    const [tekst] = await readTekster(browser);
    expect(tekst).toMatchObject({ sprak, versjon: `${MARKEDSFORING}-${sprak}` });
    expect(tekst?.ingress).not.toBe(bokmal?.ingress);
    const choices = [
      [true, tekst],
      // A page in bokmål that is still open in another tab: what it showed counts, not what the visit was given last.
      [false, bokmal],
    ] as const;
    for (const [verdi, shown] of choices) {
      const sent = { marketingConsentApproved: verdi, tekstversjon: shown?.versjon };
      expect((await send(browser, sent)).statusCode).toBe(200);
    }
    expect(await listLog(fodselsnummer)).toMatchObject(
      choices.map(([new_value, shown]) => ({
        new_value,
        sprak: shown?.sprak,
        tekstversjon: shown?.versjon,
        ingress: shown?.ingress,
        tekst: shown?.tekst,
      })),
    );
  });

  test('a reservation has no text of the register’s', async () => {
    const browser = await logInAs(portal.app, CUSTOMER);
    const sent = { harReservasjon: false, tekstversjon: MARKEDSFORING };
    expect((await browser.write('POST', endpoints.updateReservasjon.path, sent)).statusCode).toBe(400);
  });

  test('what is kept of the words cannot be changed', async () => {
    const { database } = portal;
    await expect(database.updateTable('samtykketekst').set({ tekst: '' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(database.deleteFrom('samtykketekst').execute()).rejects.toThrow('append-only');
  });
});

describe('when the register does not take changes', () => {
  /** A waiting change would be delivered, and counted, by another test. */
  afterEach(() => portal.database.deleteFrom('samtykkelevering').where('outcome', 'is', null).execute());

  test('the choice is kept, shown as unconfirmed, and delivered when the register is up again', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, changesDown);
    const answer = await choose(browser, { marketingConsentApproved: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { bekreftet: false }]);
    expect(await getSamtykker(browser)).toMatchObject({
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
      ubekreftet: ['MARKETING'],
    });
    expect((await choose(browser, { marketingConsentApproved: true })).json()).toEqual({ bekreftet: false });
    expect(await listLog(fodselsnummer)).toHaveLength(1);

    // Still down at the next try, after which the wait is longer.
    portal.clock.advance(6);
    expect(await deliverEndringer(parts)).toBe(1);
    expect(await deliverEndringer(parts)).toBe(0);

    await mendSystems(fodselsnummer);
    portal.clock.advance(60);
    expect(await deliverEndringer(parts)).toBe(1);
    expect(await getSamtykker(browser)).toEqual({
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
      gitt: expect.anything(),
    });
    expect(await listApplied(fodselsnummer)).toHaveLength(1);
  });

  test('a clock that is set back holds nothing up', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, changesDown);
    await choose(browser, { marketingConsentApproved: true });
    await mendSystems(fodselsnummer);
    portal.clock.advance(-7200);
    onTestFinished(() => portal.clock.advance(7200));
    expect(await deliverEndringer(parts)).toBe(1);
    expect(await listApplied(fodselsnummer)).toHaveLength(1);
  });

  test('nor answers reads, the choice is kept all the same, without a previous value', async () => {
    const { fodselsnummer } = await createKunde({ faults: { samtykkeregister: { fault: 'down' } } });
    const browser = await logInAs(portal.app, fodselsnummer);
    expect((await reserve(browser, true)).json()).toEqual({ bekreftet: false });
    expect(await getReservasjon(browser)).toEqual({ hasReservasjon: true, ubekreftet: true });
    expect(await listLog(fodselsnummer)).toMatchObject([
      { slag: 'RESERVASJON', old_value: null, new_value: true, outcome: null },
    ]);
  });

  test('the last of two choices counts, and it alone is delivered, once', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, { ...changesDown, fault: '500' });
    await reserve(browser, true);
    await reserve(browser, false);
    expect(await getReservasjon(browser)).toEqual({ hasReservasjon: false, ubekreftet: true });
    await mendSystems(fodselsnummer);
    portal.clock.advance(60);
    await Promise.all([deliverEndringer(parts), deliverEndringer(parts)]);
    expect(await getReservasjon(browser)).toEqual({ hasReservasjon: false });
    expect((await listApplied(fodselsnummer)).map(({ verdi }) => verdi)).toEqual([false]);
    expect((await listLog(fodselsnummer)).map(({ outcome }) => outcome)).toEqual(['FORBIGATT', 'BEKREFTET']);
  });

  test('a yes that was taken back before the register took it is never told', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, changesDown);
    await choose(browser, { marketingConsentApproved: true });
    portal.clock.advance(4);
    await choose(browser, { marketingConsentApproved: false });
    await mendSystems(fodselsnummer);
    // The yes is due, and the no not yet.
    portal.clock.advance(2);
    expect(await deliverEndringer(parts)).toBe(1);
    expect(await listApplied(fodselsnummer)).toEqual([]);
    portal.clock.advance(60);
    expect(await deliverEndringer(parts)).toBe(1);
    expect((await listApplied(fodselsnummer)).map(({ verdi }) => verdi)).toEqual([false]);
    expect((await listLog(fodselsnummer)).map(({ outcome }) => outcome)).toEqual(['FORBIGATT', 'BEKREFTET']);
  });

  test('a process that stops leaves the rest to others', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, changesDown);
    await reserve(browser, true);
    await choose(browser, { marketingConsentApproved: true });
    portal.clock.advance(60);
    let isStopping = false;
    const outside: OutsideClient = {
      ...parts.outside,
      call: (...sent) => {
        isStopping = true;
        return parts.outside.call(...sent);
      },
    };
    expect(await deliverEndringer({ ...parts, outside }, () => isStopping)).toBe(1);
    await mendSystems(fodselsnummer);
    portal.clock.advance(60);
    expect(await deliverEndringer(parts)).toBe(2);
  });

  test('each change is delivered once, also when a slow register outlasts a process’s hold', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: NEI });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, changesDown);
    await reserve(browser, true);
    await choose(browser, { marketingConsentApproved: true });
    await mendSystems(fodselsnummer);
    portal.clock.advance(60);
    const told: unknown[] = [];
    const slow: OutsideClient = {
      ...parts.outside,
      async call(system, outsideCall) {
        told.push(outsideCall.body['endringsnummer']);
        portal.clock.advance(7);
        const answer = await parts.outside.call(system, outsideCall);
        // Simulates another process while this one is still delivering.
        await deliverEndringer({ ...parts, outside: noting });
        return answer;
      },
    };
    const noting: OutsideClient = {
      ...parts.outside,
      call(system, outsideCall) {
        told.push(outsideCall.body['endringsnummer']);
        return parts.outside.call(system, outsideCall);
      },
    };
    await deliverEndringer({ ...parts, outside: slow });
    expect(told).toEqual([...new Set(told)]);
    expect(told.length).toBeGreaterThanOrEqual(2);
  });

  test('is what the customer register-nede meets', async () => {
    expect((await reserve(await logInAs(portal.app, REGISTER_NEDE), true)).json()).toEqual({
      bekreftet: false,
    });
  });
});

describe('the log', () => {
  test('identifies nobody without the key, and has no national id after delivery', async () => {
    const { fodselsnummer } = await createKunde();
    await reserve(await logInAs(portal.app, fodselsnummer), true);
    for (const table of ['samtykkeendring', 'samtykkelevering'] as const)
      expect(await dumpTable(portal.database, table)).not.toContain(fodselsnummer);
    const delivered = await portal.database
      .selectFrom('samtykkelevering')
      .select('sealed')
      .where('outcome', 'is not', null)
      .execute();
    expect(delivered.length).toBeGreaterThan(0);
    expect(delivered.every(({ sealed }) => sealed === null)).toBe(true);
  });

  test('cannot be changed or emptied', async () => {
    await expect(
      portal.database.updateTable('samtykkeendring').set({ new_value: true }).execute(),
    ).rejects.toThrow('append-only');
    await expect(portal.database.deleteFrom('samtykkeendring').execute()).rejects.toThrow('append-only');
  });
});
