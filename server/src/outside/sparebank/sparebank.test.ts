import { afterAll, expect, test } from 'vitest';

import { type OutsideName, type OutsideSettings, outsideNames } from '../../config/environment.ts';
import { sendJson, startMisbehavingSystem } from '../../testing/misbehaving-system.ts';
import { createOutsideClient } from '../outside-client.ts';
import { createSparebank } from './sparebank.ts';

const system = await startMisbehavingSystem();
const settings = { url: system.url, token: 'en-nokkel', timeoutMs: 9000 };
const client = createOutsideClient(
  Object.fromEntries(outsideNames.map((name) => [name, settings])) as Record<OutsideName, OutsideSettings>,
  { warn: () => undefined },
);
afterAll(async () => {
  await client.close();
  await system.close();
});

/** The link of a message as it is shown; undefined where it was left out, and the message never is. */
async function readLink(url: string, isProduction: boolean): Promise<string | undefined> {
  system.behave(sendJson(200, { meldinger: [{ tittel: 'Hei', tekst: 'Du', ulest: false, url }] }));
  const answer = await createSparebank(client, { isProduction }).listMeldinger({
    fodselsnummer: '14838430121',
    correlationId: '7F3K-2Q9M',
  });
  expect(answer).toMatchObject({ ok: true, value: { rows: [{ tittel: 'Hei' }] } });
  return answer.ok ? answer.value.rows[0]?.url : undefined;
}

test.each(['https://bank.example/vilkar', '/privat/forsikring/oversikt'])(
  'a message may lead to %s',
  async (url) => {
    expect([await readLink(url, true), await readLink(url, false)]).toEqual([url, url]);
  },
);

test.each(['http://bank.example:8000/vilkar', 'http://localhost:8000/vilkar', 'https://127.0.0.1/vilkar'])(
  'a message leads to %s in development alone',
  async (url) => {
    expect([await readLink(url, true), await readLink(url, false)]).toEqual([undefined, url]);
  },
);

test.each([
  'http://bank.example/vilkar',
  '//bank.example',
  'javascript:alert(1)',
  'https://kunde:ord@bank.example',
  'https://bank.example/\\evil',
])('a message never leads to %s', async (url) => {
  expect([await readLink(url, true), await readLink(url, false)]).toEqual([undefined, undefined]);
});
