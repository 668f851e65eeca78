import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

const address = (produkt = 'OVERSIKT') => `${endpoints.getProduktanbefaling.path}?produkt=${produkt}`;

async function ask(fodselsnummer: string, url: string = address()) {
  const browser = await logInAs(portal.app, fodselsnummer);
  return browser.get(url);
}

test('answers the scores as they came, with both flags (NBO-06, API-36)', async () => {
  const answer = await ask(fodselsnumre.standard);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json())).toEqual(['scores', 'controlgroup', 'fallback']);
  expect(answer.json()).toMatchObject({ controlgroup: false, fallback: false });
  expect(answer.json().scores).toContainEqual({ nextBestOfferProdukt: 'FRITIDSHUS', score: 0.74 });
});

test('says who is in the control group', async () => {
  expect((await ask(fodselsnumre.kontrollgruppe)).json()).toMatchObject({ controlgroup: true });
});

test('a customer nobody knows is recommended nothing', async () => {
  const answer = await ask(fodselsnumre.nyKunde);
  expect(answer.json()).toEqual({ scores: [], controlgroup: false, fallback: false });
});

test('a system that fails is a failure with a name, never an empty list', async () => {
  const answer = await ask(fodselsnumre.kommunikasjonNede);
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({ code: 'KILDE_FEILER' });
});

test('nobody is answered without a session, whatever they ask', async () => {
  const visitor = createTestBrowser(portal.app);
  for (const url of [address(), address('<script>'), endpoints.getProduktanbefaling.path]) {
    expect((await visitor.get(url)).statusCode).toBe(401);
  }
});

test.each(['', '?produkt=', '?produkt=bil', '?produkt=A&produkt=B', `?produkt=${'A'.repeat(41)}`])(
  'a product that cannot be one is refused: %s',
  async (query) => {
    const answer = await ask(fodselsnumre.standard, endpoints.getProduktanbefaling.path + query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'UGYLDIG_FORESPORSEL' });
  },
);
