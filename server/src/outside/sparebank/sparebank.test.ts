import { afterAll, expect, test } from 'vitest';

import { sendJson } from '../../testing/misbehaving-system.ts';
import { startOutsideOfOne } from '../../testing/outside-of-one.ts';
import { createSparebank } from './sparebank.ts';

const { system, outside, close } = await startOutsideOfOne();
afterAll(close);

test('an id that holds what no text has is left out, and nothing else', async () => {
  const melding = { tittel: 'Hei', tekst: 'Du', ulest: false };
  const ids = ['melding 1', 'a\u0000', 'a\u202Eb', '\uD83D', 'a'.repeat(101)];
  system.behave(sendJson(200, { meldinger: ids.map((id) => ({ ...melding, id })) }));
  const answer = await createSparebank({ isProduction: true }).listMeldinger(outside);
  expect(answer.ok && answer.value.rows.map(({ id }) => id)).toEqual(['melding 1', ...Array(4)]);
});

/** The link that is shown with a message; undefined when it was left out. The message itself is always shown. */
async function readLink(url: string, isProduction: boolean): Promise<string | undefined> {
  system.behave(sendJson(200, { meldinger: [{ tittel: 'Hei', tekst: 'Du', ulest: false, url }] }));
  const answer = await createSparebank({ isProduction }).listMeldinger(outside);
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
