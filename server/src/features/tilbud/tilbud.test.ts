import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { systemSources } from '@portal/contract/system-sources.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';
import { tilbudProductTypes } from '@portal/contract/tilbud-product-types.ts';

import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { createKunde, toSystem } from '../../testing/create-kunde.ts';
import { breakSystem } from '../../testing/faults.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const BANKKUNDE = fodselsnumre.bankkunde;
const BANKKUNDES_TILBUD = '70310001';
const path = endpoints.getTilbud.path;

const portal = await createTestApp();
afterAll(() => portal.close());

async function getTilbud(browser: TestBrowser): Promise<TilbudResponse> {
  const answer = await browser.get(path);
  expect(answer.statusCode).toBe(200);
  return answer.json<TilbudResponse>();
}

async function listNumbers(browser: TestBrowser): Promise<(string | undefined)[]> {
  return (await getTilbud(browser)).tilbud.map(({ policyNumber }) => policyNumber);
}

describe('GET tilbud', () => {
  test('needs a session', async () => {
    expect((await createTestBrowser(portal.app).get(path)).statusCode).toBe(401);
  });

  test('is the customer’s own offers with all their fields, unknown types left out (OFF-31, OFF-37, OFF-39)', async () => {
    const { tilbud, systemSourceError, sources } = await getTilbud(
      await logInAs(portal.app, fodselsnumre.loMedlem),
    );
    expect(tilbud).toEqual([
      {
        name: 'Kjæledyr',
        description: 'Hunden Rabarbra',
        monthlyPrice: 286,
        yearlyPrice: 3432,
        policyNumber: 'LO-310001',
        versionNumber: 1,
        productType: 'LOFAVOR_KJAELEDYR',
        expirationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        pakkeTilbud: [],
        systemSource: 'LOFAVOR',
      },
    ]);
    expect(systemSourceError).toBe(false);
    expect(sources.map(({ systemSource }) => systemSource)).toEqual(systemSources);

    const standard = (await getTilbud(await logInAs(portal.app, STANDARD))).tilbud;
    expect(standard.map(({ productType }) => productType)).toEqual(['HUS', 'BIL', 'REISE']);
    expect(standard[0]?.pakkeTilbud).toEqual([
      {
        policyNumber: '70110002',
        versionNumber: 1,
        productType: 'INNBO',
        monthlyPrice: 214,
        yearlyPrice: 2568,
      },
    ]);
    expect(standard[1]?.detaljer).toEqual({ tfaMonthly: 262 });
  });

  test('an offer has run out when it has by the portal’s own clock', async () => {
    const ahead = await createTestApp();
    const { fodselsnummer } = await createKunde({ tilbud: [{ expirationDate: getOsloDate(new Date()) }] });
    ahead.clock.advance(2 * 24 * 60 * 60);
    const browser = await logInAs(ahead.app, fodselsnummer);
    expect((await getTilbud(browser)).tilbud).toMatchObject([{ utlopt: true }]);
    await ahead.close();
  });

  test('knows every type of offer (OFF-38)', async () => {
    const { tilbud } = await getTilbud(await logInAs(portal.app, fodselsnumre.alleMerker));
    expect(tilbud.map(({ productType }) => productType)).toEqual(tilbudProductTypes);
  });

  test('gathers forty from all systems, in the order of the systems', async () => {
    const { tilbud } = await getTilbud(await logInAs(portal.app, fodselsnumre.mange));
    expect(tilbud).toHaveLength(40);
    expect([...new Set(tilbud.map(({ systemSource }) => systemSource))]).toEqual(systemSources);
  });

  test('an unknown customer has none, and nothing failed', async () => {
    expect(await getTilbud(await logInAs(portal.app, fodselsnumre.nyKunde))).toMatchObject({
      tilbud: [],
      systemSourceError: false,
    });
  });

  test('says which system failed, and shows what the others have (OFF-36)', async () => {
    const { tilbud, systemSourceError, sources } = await getTilbud(
      await logInAs(portal.app, fodselsnumre.niceNede),
    );
    expect(tilbud.map(({ systemSource }) => systemSource)).toEqual(['EIKA_SKADE']);
    expect(systemSourceError).toBe(true);
    expect(sources.filter(({ state }) => state !== 'ok')).toEqual([
      { systemSource: 'NICE', state: 'failed' },
    ]);
  });

  test('a row that cannot be read is left out, and the answer says so', async () => {
    const { tilbud, systemSourceError, sources } = await getTilbud(
      await logInAs(portal.app, fodselsnumre.lofavorUgyldig),
    );
    expect(tilbud.map(({ systemSource }) => systemSource)).toEqual(['NICE', 'EIKA_SKADE']);
    expect(systemSourceError).toBe(true);
    expect(sources).toContainEqual({ systemSource: 'EIKA_SKADE', state: 'incomplete' });
  });

  test('is 502 when not one system answers (OFF-35)', async () => {
    const answer = await (await logInAs(portal.app, fodselsnumre.alleNede)).get(path);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ code: 'KILDE_FEILER' });
  });
});

describe('DELETE tilbud', () => {
  const remove = (browser: TestBrowser, nummer: string) => browser.write('DELETE', `${path}/${nummer}`);

  test('needs a session', async () => {
    expect((await remove(createTestBrowser(portal.app), '70110003')).statusCode).toBe(401);
  });

  test('needs the session’s token (OD-22)', async () => {
    const browser = await logInAs(portal.app, BANKKUNDE);
    const answer = await browser.write('DELETE', `${path}/${BANKKUNDES_TILBUD}`, undefined, {
      'x-xsrf-token': 'feil',
    });
    expect(answer.statusCode).toBe(403);
    expect(await listNumbers(browser)).toContain(BANKKUNDES_TILBUD);
  });

  test('another customer’s number is not found, and theirs stays (API-16)', async () => {
    const answer = await remove(await logInAs(portal.app, STANDARD), BANKKUNDES_TILBUD);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'FINNES_IKKE' });
    expect(await listNumbers(await logInAs(portal.app, BANKKUNDE))).toContain(BANKKUNDES_TILBUD);
  });

  test('removes one of one’s own, once: the second time it is not found (API-16)', async () => {
    const browser = await logInAs(portal.app, fodselsnumre.sparebank);
    const [first, ...others] = await listNumbers(browser);
    const answer = await remove(browser, first ?? '');
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(await listNumbers(browser)).toEqual(others);
    expect((await remove(browser, first ?? '')).statusCode).toBe(404);
    expect(await listNumbers(browser)).toEqual(others);
  });

  test('a read that began before a removal is not given to those who ask after it', async () => {
    const policyNumber = '70710001';
    const { fodselsnummer } = await createKunde({ tilbud: [{ policyNumber }] });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, { system: 'nsf', fault: 'slow', delayMs: 400, path: '/tilbud/sok' });
    const before = listNumbers(browser);
    expect((await remove(browser, policyNumber)).statusCode).toBe(204);
    expect(await listNumbers(browser)).toEqual([]);
    await before;
  });

  describe('when a source system fails', () => {
    const avtaleNummer = 'NI-310001';
    let fodselsnummer: string;
    let browser: TestBrowser;
    beforeEach(async () => {
      ({ fodselsnummer } = await createKunde({ tilbud: [{ policyNumber: avtaleNummer }] }));
      browser = await logInAs(portal.app, fodselsnummer);
    });

    test('the failure of the one that holds the offer is told, and the offer stays', async () => {
      await breakSystem(fodselsnummer, { system: 'nice', fault: '500', path: '/tilbud/slett' });
      expect((await remove(browser, avtaleNummer)).statusCode).toBe(502);
      expect(await listNumbers(browser)).toContain(avtaleNummer);
    });

    test('only the one that holds the offer is asked to remove it', async () => {
      for (const system of systemSources.slice(1).map(toSystem))
        await breakSystem(fodselsnummer, { system, fault: '500', path: '/tilbud/slett' });
      await breakSystem(fodselsnummer, { system: 'nice', fault: 'malformed', path: '/tilbud/slett' });
      // The error is that of the system with the offer: it was called, and no other.
      portal.log.clear();
      await remove(browser, avtaleNummer);
      const systems = portal.log.lines
        .filter((line) => line.includes('outside call failed'))
        .map((line) => (JSON.parse(line) as { system: string }).system);
      expect(systems).toEqual(['NICE']);
    });

    test('an offer that may be with the silent one is not said to be gone', async () => {
      await breakSystem(fodselsnummer, { system: 'nice', fault: 'down', path: '/tilbud/sok' });
      expect((await remove(browser, avtaleNummer)).statusCode).toBe(502);
    });

    test('no offer number and no national id is logged', async () => {
      await breakSystem(fodselsnummer, { system: 'nice', fault: '500', path: '/tilbud/slett' });
      portal.log.clear();
      await remove(browser, avtaleNummer);
      const log = portal.log.lines.join('');
      expect(log).toContain('deleteTilbud');
      expect(log).not.toContain(avtaleNummer);
      expect(log).not.toContain(fodselsnummer);
    });
  });
});

describe('the form without JavaScript', () => {
  const action = '/privat/forsikring/oversikt/tilbud/fjern';
  const page = '/privat/forsikring/oversikt/tilbud';

  const getFormToken = (browser: TestBrowser): string => browser.cookies.get('XSRF-TOKEN') ?? '';

  test('removes, and leads back with the result told', async () => {
    const avtaleNummer = 'LO-320001';
    const { fodselsnummer } = await createKunde({ tilbud: [{ policyNumber: avtaleNummer }] });
    const browser = await logInAs(portal.app, fodselsnummer);
    expect(await listNumbers(browser)).toEqual([avtaleNummer]);
    const fields = { formToken: getFormToken(browser), avtaleNummer, kort: 'a1b2' };
    const answer = await browser.submit(action, fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?resultat=fjernet#tilbud`]);
    expect(await listNumbers(browser)).toEqual([]);
    expect((await browser.submit(action, fields)).headers.location).toBe(
      `${page}?resultat=finnes-ikke#tilbud`,
    );
  });

  test('leads back to the card when it failed, without the number', async () => {
    const avtaleNummer = 'NI-320002';
    const { fodselsnummer } = await createKunde({ tilbud: [{ policyNumber: avtaleNummer }] });
    const browser = await logInAs(portal.app, fodselsnummer);
    await breakSystem(fodselsnummer, { system: 'nice', fault: '500', path: '/tilbud/slett' });
    const fields = { formToken: getFormToken(browser), avtaleNummer };
    const answer = await browser.submit(action, { ...fields, kort: 'a1b2' });
    expect(answer.headers.location).toBe(`${page}?fjern=a1b2&resultat=feil#svar-a1b2`);
    const forged = await browser.submit(action, { ...fields, kort: '"><script>' });
    expect(forged.headers.location).toBe(`${page}?resultat=feil#tilbud`);
  });

  test('another customer’s number removes nothing', async () => {
    const browser = await logInAs(portal.app, STANDARD);
    const fields = { formToken: getFormToken(browser), avtaleNummer: BANKKUNDES_TILBUD, kort: 'a1b2' };
    const answer = await browser.submit(action, fields);
    expect(answer.headers.location).toBe(`${page}?resultat=finnes-ikke#tilbud`);
    expect(await listNumbers(await logInAs(portal.app, BANKKUNDE))).toContain(BANKKUNDES_TILBUD);
  });

  test('is refused without the session’s token, and asks a visitor to log in', async () => {
    const browser = await logInAs(portal.app, BANKKUNDE);
    const fields = { formToken: 'feil', avtaleNummer: BANKKUNDES_TILBUD, kort: 'a1b2' };
    expect((await browser.submit(action, fields)).statusCode).toBe(403);
    const visitor = await createTestBrowser(portal.app).submit(action, fields);
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      303,
      `${page}?fjern=a1b2&innlogging=ikke-lagret#svar-a1b2`,
    ]);
    expect(await listNumbers(browser)).toContain(BANKKUNDES_TILBUD);
  });
});
