import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Samtykkehistorikk } from '@portal/contract/samtykkehistorikk.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { logInAs } from '../../testing/log-in.ts';
import { sendJson, startMisbehavingSystem } from '../../testing/misbehaving-system.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** A register that knows the customer's consents, and has no words to show. */
const register = await startMisbehavingSystem();
const samtykker = { MARKETING: 'AUTHORIZED', CROSS_DOMAIN: 'AUTHORIZED' };
register.behave((request, response) =>
  request.url === '/samtykker/hent'
    ? sendJson(200, { samtykker, hasReservasjon: false })(request, response)
    : sendJson(500, {})(request, response),
);
const portal = await createTestApp({ OUTSIDE_SAMTYKKEREGISTER_URL: register.url });
afterAll(async () => {
  await portal.close();
  await register.close();
});

test('no can be said without a text: that none was shown is kept, and not that it was lost', async () => {
  const { fodselsnummer } = await createKunde();
  const browser = await logInAs(portal.app, fodselsnummer);
  const choose = async (body: object) =>
    (await browser.write('POST', endpoints.updateSamtykke.path, body)).statusCode;
  expect((await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`)).statusCode).toBe(502);
  expect(await choose({ marketingConsentApproved: true })).toBe(409);
  expect(await choose({ marketingConsentApproved: true, tekstversjon: 'tilbud-2026' })).toBe(400);
  expect(await choose({ marketingConsentApproved: false })).toBe(200);
  // A version of which nobody can tell whether it was shown, or its words.
  expect(await choose({ crossDomainConsentApproved: false, tekstversjon: 'deling-2026' })).toBe(200);
  const answer = await browser.get(endpoints.getSamtykkehistorikk.path);
  const [deling, markedsforing] = answer.json<Samtykkehistorikk>();
  expect(markedsforing).toMatchObject({
    slag: 'MARKETING',
    verdi: false,
    gammelVerdi: true,
    ingenOrd: true,
  });
  expect(markedsforing).not.toHaveProperty('ord');
  expect(deling).toMatchObject({ slag: 'CROSS_DOMAIN', verdi: false });
  for (const name of ['ord', 'ingenOrd']) expect(deling).not.toHaveProperty(name);
});
