import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const LO_MEDLEM = fodselsnumre.loMedlem;
const BANKKUNDE = fodselsnumre.bankkunde;
const UNDER_18 = fodselsnumre.under18;
const ATTEN_I_DAG = fodselsnumre.attenIDag;
const UTLAND = fodselsnumre.utland;
const NY_KUNDE = fodselsnumre.nyKunde;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

async function getKunde(fodselsnummer: string): Promise<Kunde> {
  const browser = await logInAs(portal.app, fodselsnummer);
  const answer = await browser.get(endpoints.getKunde.path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the customer’s record', () => {
  test('is for nobody without a session', async () => {
    const answer = await createTestBrowser(portal.app).get(endpoints.getKunde.path);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'IKKE_INNLOGGET' });
  });

  test('is each customer’s own, at the same time', async () => {
    const [standard, member] = await Promise.all([getKunde(STANDARD), getKunde(LO_MEDLEM)]);
    expect(standard).toMatchObject({ ssn: STANDARD, isLoMedlem: false, isBankkunde: false });
    expect(member).toMatchObject({ ssn: LO_MEDLEM, isLoMedlem: true });
  });

  test('says who is a customer of the bank', async () => {
    expect((await getKunde(BANKKUNDE)).isBankkunde).toBe(true);
  });

  test('blocks buying for somebody who turns 18 tomorrow, not for one who does today (BUY-19, OD-99)', async () => {
    const under18 = await getKunde(UNDER_18);
    expect(under18.kjopssperre).toBe('under18');
    // The birth date stays on the server; only the conclusion leaves it.
    expect(JSON.stringify(under18)).not.toMatch(/fodselsdato|\d{4}-\d{2}-\d{2}/);
    expect(await getKunde(ATTEN_I_DAG)).not.toHaveProperty('kjopssperre');
  });

  test('blocks buying for somebody registered abroad, not for one whose address is unknown (ERR-19, OD-97)', async () => {
    expect((await getKunde(UTLAND)).kjopssperre).toBe('utenlandskBosted');
    const adresser = { folkeregistrert: { gatenavn: 'Fyrvägen', land: 'SE' } };
    const { fodselsnummer } = await createKunde({
      adresser,
      faults: { kunderegister: { path: '/adresser/hent', fault: 'malformed' } },
    });
    expect(await getKunde(fodselsnummer)).not.toHaveProperty('kjopssperre');
  });

  test('of somebody unknown to the register has no flag, and blocks nothing', async () => {
    expect(await getKunde(NY_KUNDE)).toMatchObject({
      ssn: NY_KUNDE,
      isLoMedlem: false,
      isBankkunde: false,
    });
    expect(await getKunde(NY_KUNDE)).not.toHaveProperty('kjopssperre');
  });
});
