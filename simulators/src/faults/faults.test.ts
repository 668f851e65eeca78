import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { RunningSimulators } from '../start.ts';
import { ask, startForTest } from '../testing.ts';
import type { Fault } from './fault.ts';

const STANDARD = '14838430121';
const BANKKUNDE = '23869132381';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());
afterEach(async () => {
  await fetch(`${simulators.address}/faults`, { method: 'DELETE' });
});

async function set(fault: Fault): Promise<void> {
  expect((await ask(simulators.address, '/faults', fault)).status).toBe(204);
}

function search(fodselsnummer: string, path = '/nice/avtaler/sok'): Promise<Response> {
  return ask(simulators.address, path, { fodselsnummer });
}

test.each([
  ['down', 503],
  ['500', 500],
] as const)('%s answers %i', async (fault, status) => {
  await set({ system: 'nice', fault });
  expect((await search(STANDARD)).status).toBe(status);
});

test('reset tears the connection', async () => {
  await set({ system: 'nice', fault: 'reset' });
  await expect(search(STANDARD)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
});

test('hang never answers, and the caller may leave', async () => {
  await set({ system: 'nice', fault: 'hang' });
  const call = fetch(`${simulators.address}/nice/avtaler/sok`, {
    method: 'POST',
    headers: { authorization: 'Bearer test-token' },
    body: JSON.stringify({ fodselsnummer: STANDARD }),
    signal: AbortSignal.timeout(150),
  });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('slow gives the right answer, late', async () => {
  await set({ system: 'nice', fault: 'slow', delayMs: 120 });
  const started = performance.now();
  const answer = await search(STANDARD);
  expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  expect(await answer.json()).toMatchObject({ avtaler: { length: 5 } });
});

test('malformed is announced as JSON and cannot be read as such, not even for a customer without anything', async () => {
  await set({ system: 'nice', fault: 'malformed' });
  for (const fodselsnummer of [STANDARD, '03838142132']) {
    const answer = await search(fodselsnummer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const text = await answer.text();
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  }
});

test('html answers 200 with a page', async () => {
  await set({ system: 'nice', fault: 'html' });
  const answer = await search(STANDARD);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('bad-row leaves the good rows as they were, with one unreadable among them', async () => {
  const good = (await (await search(STANDARD)).json()) as { avtaler: unknown[] };
  await set({ system: 'nice', fault: 'bad-row' });
  const { avtaler } = (await (await search(STANDARD)).json()) as { avtaler: Record<string, unknown>[] };
  expect(avtaler.toSpliced(1, 1)).toEqual(good.avtaler);
  expect(typeof avtaler[1]?.['name']).not.toBe('string');
  expect(typeof avtaler[1]?.['monthlyPrice']).not.toBe('number');
});

test('bad-row gives a customer without rows one that cannot be read', async () => {
  await set({ system: 'nice', fault: 'bad-row' });
  const { avtaler } = (await (await search('09810153099')).json()) as { avtaler: unknown[] };
  expect(avtaler).toHaveLength(1);
});

test('wrong-type keeps the names and spoils the values', async () => {
  await set({ system: 'nice', fault: 'wrong-type' });
  await set({ system: 'oppgaver', fault: 'wrong-type' });
  const avtaler = (await (await search(STANDARD)).json()) as { avtaler: unknown };
  expect(Array.isArray(avtaler.avtaler)).toBe(false);
  const count = (await (await search(STANDARD, '/oppgaver/aksepttilbud/antall')).json()) as {
    count: unknown;
  };
  expect(typeof count.count).not.toBe('number');
});

test('a fault for one customer, one path or one system hits nothing else', async () => {
  await set({ system: 'nice', fault: 'down', fodselsnummer: STANDARD, path: '/avtaler/sok' });
  expect((await search(STANDARD)).status).toBe(503);
  expect((await search(BANKKUNDE)).status).toBe(200);
  expect((await search(STANDARD, '/nice/tilbud/sok')).status).toBe(200);
  expect((await search(BANKKUNDE, '/prolife/avtaler/sok')).status).toBe(200);
});

test('clearing one customer leaves the faults of others; clearing all leaves none', async () => {
  await set({ system: 'nice', fault: 'down', fodselsnummer: STANDARD });
  await set({ system: 'nice', fault: 'down', fodselsnummer: BANKKUNDE });
  const clear = (body: string | null) => fetch(`${simulators.address}/faults`, { method: 'DELETE', body });
  await clear(JSON.stringify({ fodselsnummer: STANDARD }));
  expect((await search(STANDARD)).status).toBe(200);
  expect((await search(BANKKUNDE)).status).toBe(503);
  await clear(null);
  expect((await search(BANKKUNDE)).status).toBe(200);
});

test.each([
  { system: 'altinn', fault: 'down' },
  { system: 'nice', fault: 'explode' },
  { system: 'nice', fault: 'down', fodselsnummer: 1 },
  { system: 'nice', fault: 'slow', delayMs: '1' },
])('an order that cannot be understood is refused: %j', async (order) => {
  expect((await ask(simulators.address, '/faults', order)).status).toBe(400);
});

test('the failing customers fail without being told to', async () => {
  expect((await search('07817244011')).status).toBe(503);
  expect((await search('07817244011', '/eika-skade/avtaler/sok')).status).toBe(200);

  await expect((await search('10847644325', '/lofavor/avtaler/sok')).json()).rejects.toThrow();
  const rows = (await (await search('10847644325', '/eika-skade/avtaler/sok')).json()) as {
    avtaler: unknown[];
  };
  expect(rows.avtaler).toHaveLength(3);

  const started = performance.now();
  expect((await search('08827344142', '/prolife/avtaler/sok')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(1490);

  expect((await search('15878044646', '/oppgaver/meldinger/uleste')).status).toBe(500);
  expect((await search('15878044646')).status).toBe(200);
  expect((await search('13867844516', '/kunderegister/kunder/hent')).status).toBe(200);
});
