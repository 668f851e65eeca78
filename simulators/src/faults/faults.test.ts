import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { fodselsnumre } from '../customers/fodselsnumre.ts';
import type { RunningSimulators } from '../start.ts';
import { ask, startForTest } from '../testing.ts';
import type { Fault } from './fault.ts';

const STANDARD = fodselsnumre.standard;
const BANKKUNDE = fodselsnumre.bankkunde;

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
  ['204', 204],
] as const)('%s answers %i', async (fault, status) => {
  await set({ system: 'nice', fault });
  expect((await search(STANDARD)).status).toBe(status);
});

test('reset resets the connection', async () => {
  await set({ system: 'nice', fault: 'reset' });
  await expect(search(STANDARD)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
});

test('hang never answers, and the caller can disconnect', async () => {
  await set({ system: 'nice', fault: 'hang' });
  const call = fetch(`${simulators.address}/nice/avtaler/sok`, {
    method: 'POST',
    headers: { authorization: 'Bearer test-token' },
    body: JSON.stringify({ fodselsnummer: STANDARD }),
    signal: AbortSignal.timeout(150),
  });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each(['drip', 'endless'] as const)('%s begins an answer that never ends', async (fault) => {
  await set({ system: 'nice', fault });
  const answer = await search(STANDARD);
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  for (let piece = 0; piece < 2; piece += 1) expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
});

test('redirect leads to another host, where whoever follows gets the correct answer', async () => {
  await set({ system: 'nice', fault: 'redirect' });
  const { url, status } = await search(STANDARD);
  expect(status).toBe(200);
  expect(new URL(url).host).toBe(new URL(simulators.address).host.replace('localhost', '127.0.0.1'));
});

test('slow gives the correct answer, late', async () => {
  await set({ system: 'nice', fault: 'slow', delayMs: 120 });
  const started = performance.now();
  const answer = await search(STANDARD);
  expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  expect(await answer.json()).toMatchObject({ avtaler: { length: 5 } });
});

test('malformed claims to be JSON and cannot be parsed, not even for a customer who has nothing', async () => {
  await set({ system: 'nice', fault: 'malformed' });
  for (const fodselsnummer of [STANDARD, fodselsnumre.nyKunde]) {
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

test('bad-row keeps the good rows, with one unreadable row among them', async () => {
  const good = (await (await search(STANDARD)).json()) as { avtaler: unknown[] };
  await set({ system: 'nice', fault: 'bad-row' });
  const { avtaler } = (await (await search(STANDARD)).json()) as { avtaler: Record<string, unknown>[] };
  expect(avtaler.toSpliced(1, 1)).toEqual(good.avtaler);
  expect(typeof avtaler[1]?.['name']).not.toBe('string');
  expect(typeof avtaler[1]?.['monthlyPrice']).not.toBe('number');
});

test('bad-row gives a customer without rows one unreadable row', async () => {
  await set({ system: 'nice', fault: 'bad-row' });
  const { avtaler } = (await (await search(fodselsnumre.tom)).json()) as { avtaler: unknown[] };
  expect(avtaler).toHaveLength(1);
});

test('wrong-type keeps the names and changes the types of the values', async () => {
  await set({ system: 'nice', fault: 'wrong-type' });
  await set({ system: 'oppgaver', fault: 'wrong-type' });
  const avtaler = (await (await search(STANDARD)).json()) as { avtaler: unknown };
  expect(Array.isArray(avtaler.avtaler)).toBe(false);
  const count = (await (await search(STANDARD, '/oppgaver/aksepttilbud/antall')).json()) as {
    count: unknown;
  };
  expect(typeof count.count).not.toBe('number');
});

test('a fault for one customer, one path or one system affects nothing else', async () => {
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
])('a fault that cannot be understood is refused: %j', async (order) => {
  expect((await ask(simulators.address, '/faults', order)).status).toBe(400);
});

test('the failing customers fail without any fault being set', async () => {
  expect((await search(fodselsnumre.niceNede)).status).toBe(503);
  expect((await search(fodselsnumre.niceNede, '/eika-skade/avtaler/sok')).status).toBe(200);

  await expect((await search(fodselsnumre.lofavorUgyldig, '/lofavor/avtaler/sok')).json()).rejects.toThrow();
  const rows = (await (await search(fodselsnumre.lofavorUgyldig, '/eika-skade/avtaler/sok')).json()) as {
    avtaler: unknown[];
  };
  expect(rows.avtaler).toHaveLength(3);

  const started = performance.now();
  expect((await search(fodselsnumre.prolifeTreg, '/prolife/avtaler/sok')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(1490);

  expect((await search(fodselsnumre.kommunikasjonNede, '/oppgaver/meldinger/uleste')).status).toBe(500);
  expect((await search(fodselsnumre.kommunikasjonNede)).status).toBe(200);
  expect((await search(fodselsnumre.registerNede, '/kunderegister/kunder/hent')).status).toBe(200);
});
