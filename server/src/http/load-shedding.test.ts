import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { API_PATH, BASE_PATH } from '@portal/contract/paths.ts';

import { registerLoadShedding } from './load-shedding.ts';

let app: FastifyInstance;
let shed: number;
let countUnderWay: () => number;
/** What routes wait for, one after the other. */
let waiting: (() => void)[];

async function open(limit: number) {
  shed = 0;
  waiting = [];
  app = Fastify();
  countUnderWay = registerLoadShedding(app, {
    pagesAtOnce: limit,
    lateAfterMs: 550,
    toBusyPage: ({ id }) => ({ markup: `<h1>opptatt</h1>${id}`, policy: "default-src 'none'" }),
    onShed: () => {
      shed += 1;
    },
  });
  const answer = async () => {
    await new Promise<void>((done) => {
      waiting.push(done);
    });
    return 'svar';
  };
  for (const url of [
    BASE_PATH,
    `${API_PATH}/avtaler`,
    '/health/ready',
    `${BASE_PATH}/assets/a.js`,
    '/auth/frame',
  ])
    app.get(url, answer);
  app.post(`${API_PATH}/avtaler`, answer);
  app.get(`${BASE_PATH}/sent`, async (request) => {
    request.leaveCount();
    return answer();
  });
  await app.ready();
}
beforeEach(() => open(1));
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Asks, and answers when the route is at work or has refused. */
async function begin(url: string, options: { method?: 'GET' | 'HEAD' | 'POST'; accept?: string } = {}) {
  const before = waiting.length;
  const answer = app.inject({
    url,
    method: options.method ?? 'GET',
    headers: { accept: options.accept ?? '*/*' },
  });
  const state = { isRefused: false };
  void answer.then(() => {
    state.isRefused = true;
  });
  while (waiting.length === before && !state.isRefused) await new Promise(setImmediate);
  return { answer, isRefused: state.isRefused };
}

test('a page beyond the limit is told at once to come back, and let in when the one before is sent', async () => {
  const first = await begin(BASE_PATH);
  const { answer } = await begin(BASE_PATH, { accept: 'text/html' });
  const refused = await answer;
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.body).toContain('opptatt');
  expect(shed).toBe(1);

  waiting.splice(0).forEach((done) => done());
  expect((await first.answer).statusCode).toBe(200);
  const next = await begin(BASE_PATH);
  expect(next.isRefused).toBe(false);
  waiting.splice(0).forEach((done) => done());
  await next.answer;
  expect(countUnderWay()).toBe(0);
});

test('a script is refused in the shape of every error', async () => {
  const reads = [];
  for (let read = 0; read < 5; read += 1) reads.push(await begin(`${API_PATH}/avtaler`));
  expect(reads.some(({ isRefused }) => isRefused)).toBe(false);
  const refused = await (await begin(`${API_PATH}/avtaler`)).answer;
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'UTILGJENGELIG', message: expect.any(String) });
  waiting.splice(0).forEach((done) => done());
  await Promise.all(reads.map(({ answer }) => answer));
});

test.each([
  ['spelled in another way', BASE_PATH.replace('p', '%70'), 'GET'],
  ['asked for without its body', BASE_PATH, 'HEAD'],
] as const)('a page %s counts, and is refused, as any other', async (_, url, method) => {
  const first = await begin(url, { method });
  expect(countUnderWay()).toBe(1);
  const refused = await (await begin(url, { method })).answer;
  expect(refused.statusCode).toBe(503);
  expect(shed).toBe(1);
  waiting.splice(0).forEach((done) => done());
  await first.answer;
  expect(countUnderWay()).toBe(0);
});

test('writes, login, assets and health checks come through whatever is under way', async () => {
  const begun = [await begin(BASE_PATH)];
  for (const url of ['/health/ready', `${BASE_PATH}/assets/a.js`, '/auth/frame'])
    begun.push(await begin(url));
  begun.push(await begin(`${API_PATH}/avtaler`, { method: 'POST' }));
  expect(begun.map(({ isRefused }) => isRefused)).toEqual([false, false, false, false, false]);
  waiting.splice(0).forEach((done) => done());
  await Promise.all(begun.map(({ answer }) => answer));
});

test('a page whose main part is sent makes room, though sections of it still wait', async () => {
  const sent = await begin(`${BASE_PATH}/sent`);
  const next = await begin(BASE_PATH);
  expect(next.isRefused).toBe(false);
  waiting.splice(0).forEach((done) => done());
  await Promise.all([sent.answer, next.answer]);
  // Its end does not count a second time.
  expect(countUnderWay()).toBe(0);
});

test('below the number too, where several pages are late: the processor does not keep up', async () => {
  await app.close();
  await open(100);
  vi.useFakeTimers({ toFake: ['performance'] });
  const begun = [];
  for (let page = 0; page < 5; page += 1) begun.push(await begin(BASE_PATH));
  vi.advanceTimersByTime(550);
  begun.push(await begin(BASE_PATH));
  vi.advanceTimersByTime(1);
  expect((await (await begin(BASE_PATH)).answer).statusCode).toBe(503);
  expect((await (await begin(`${API_PATH}/avtaler`)).answer).statusCode).toBe(503);

  // Four late ones may each wait for something of their own.
  waiting.shift()?.();
  await begun.shift()?.answer;
  begun.push(await begin(BASE_PATH));
  waiting.splice(0).forEach((done) => done());
  expect((await Promise.all(begun.map(({ answer }) => answer))).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 6 }, () => 200),
  );
});

test('a page that asks to be sent whole is not late for its waiting, however it spells that', async () => {
  await app.close();
  await open(100);
  vi.useFakeTimers({ toFake: ['performance'] });
  const begun = [];
  for (const query of ['komplett', 'k%6fmplett'])
    for (let page = 0; page < 6; page += 1) begun.push(await begin(`${BASE_PATH}?${query}`));
  vi.advanceTimersByTime(2000);
  begun.push(await begin(BASE_PATH));
  expect(begun.map(({ isRefused }) => isRefused)).not.toContain(true);
  waiting.splice(0).forEach((done) => done());
  await Promise.all(begun.map(({ answer }) => answer));
});
