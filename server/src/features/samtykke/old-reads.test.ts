import { json } from 'node:stream/consumers';

import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { sendJson, startMisbehavingSystem } from '../../testing/misbehaving-system.ts';
import { createTestApp } from '../../testing/test-app.ts';

const samtykker = { samtykker: { MARKETING: 'NOT_AUTHORIZED' }, hasReservasjon: false };
const tekst = { samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Ja?', tekst: 'Eller nei.' };

/** A register that takes each change, and goes on reading what was there before. */
const register = await startMisbehavingSystem();
const reported: unknown[] = [];
register.behave((request, response) => {
  if (request.url === '/tekster/sok') return sendJson(200, { tekster: [tekst] })(request, response);
  if (request.url !== '/endringer/meld') return sendJson(200, samtykker)(request, response);
  return void json(request).then((endring) => {
    reported.push((endring as { verdi: boolean }).verdi);
    sendJson(200, endring)(request, response);
  });
});
const portal = await createTestApp({ OUTSIDE_SAMTYKKEREGISTER_URL: register.url });
afterAll(async () => {
  await portal.close();
  await register.close();
});

const { repository, keys } = portal.parts.samtykke;
const listLog = () =>
  repository.listEndringer(keys.toPersons({ customer: { fodselsnummer: fodselsnumre.standard } }));

test('a no to what our log has as a yes is kept and told, whatever the register reads', async () => {
  const browser = await logInAs(portal.app, fodselsnumre.standard);
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  const choose = async (marketingConsentApproved: boolean) =>
    (
      await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved })
    ).json<unknown>();
  // The no twice: the same choice is one change here too.
  for (const verdi of [true, false, false]) expect(await choose(verdi)).toEqual({ bekreftet: true });
  expect(reported).toEqual([true, false]);
  expect(await listLog()).toMatchObject([
    { old_value: false, new_value: true, outcome: 'BEKREFTET' },
    // What it was before, nobody can tell.
    { old_value: null, new_value: false, outcome: 'BEKREFTET' },
  ]);
});
