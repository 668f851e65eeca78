import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { API_PATH, BASE_PATH } from '@portal/contract/paths.ts';

import type { Session } from '../session/session.ts';
import { registerLoadShedding } from './load-shedding.ts';

let app: FastifyInstance;
/** Which limit each refusal was by. */
let shed: string[];
let countUnderWay: () => number;
/** Who sends the next requests; undefined for a visitor. */
let customer: string | undefined;
/** Pending routes, in order; call one to let it finish. */
let waiting: (() => void)[];

async function open(limit: number) {
  shed = [];
  waiting = [];
  app = Fastify();
  customer = undefined;
  const shedding = registerLoadShedding(app, {
    pagesAtOnce: limit,
    lateAfterMs: 550,
    toBusyPage: ({ id }) => ({ markup: `<h1>opptatt</h1>${id}`, policy: "default-src 'none'" }),
    onShed: (reached) => {
      shed.push(reached);
    },
  });
  ({ countUnderWay } = shedding);
  app.decorateRequest('session');
  app.decorateRequest('sprak', 'nb');
  app.addHook('onRequest', async (request, reply) => {
    // As when the database is slow and the browser does not wait for it.
    if (request.headers['x-leaves'] !== undefined) await once(reply.raw, 'close');
    if (customer !== undefined) request.session = { customer: { fodselsnummer: customer } } as Session;
  });
  shedding.shareByCustomer();
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
  vi.restoreAllMocks();
  vi.useRealTimers();
  await app.close();
});

/** Sends a request; resolves when its route has started or it was refused. */
async function begin(
  url: string,
  options: { method?: 'GET' | 'HEAD' | 'POST'; accept?: string; from?: string } = {},
) {
  const before = waiting.length;
  const answer = app.inject({
    url,
    method: options.method ?? 'GET',
    headers: { accept: options.accept ?? '*/*' },
    remoteAddress: options.from ?? '127.0.0.1',
  });
  const state = { isRefused: false };
  void answer.then(() => {
    state.isRefused = true;
  });
  while (waiting.length === before && !state.isRefused) await new Promise(setImmediate);
  return { answer, isRefused: state.isRefused };
}

test('a page above the limit is refused at once, and admitted when an earlier one is sent', async () => {
  const first = await begin(BASE_PATH);
  const { answer } = await begin(BASE_PATH, { accept: 'text/html' });
  const refused = await answer;
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.body).toContain('opptatt');
  expect(shed).toEqual(['process']);

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
  expect(shed).toEqual(['process']);
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

test('a page whose main part is sent makes room, even while its sections wait', async () => {
  const sent = await begin(`${BASE_PATH}/sent`);
  const next = await begin(BASE_PATH);
  expect(next.isRefused).toBe(false);
  waiting.splice(0).forEach((done) => done());
  await Promise.all([sent.answer, next.answer]);
  // The end of the response must not decrease the count again.
  expect(countUnderWay()).toBe(0);
});

const useFakeClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });

test('refuses below the limit when several pages are late: the CPU is too slow', async () => {
  await app.close();
  useFakeClock();
  await open(100);
  const begun = [];
  for (let page = 0; page < 5; page += 1) begun.push(await begin(BASE_PATH));
  vi.advanceTimersByTime(550);
  begun.push(await begin(BASE_PATH));
  vi.advanceTimersByTime(1);
  expect((await (await begin(BASE_PATH)).answer).statusCode).toBe(503);
  expect((await (await begin(`${API_PATH}/avtaler`)).answer).statusCode).toBe(503);

  // Four late pages may each wait for a slow system of their own.
  waiting.shift()?.();
  await begun.shift()?.answer;
  begun.push(await begin(BASE_PATH));
  waiting.splice(0).forEach((done) => done());
  expect((await Promise.all(begun.map(({ answer }) => answer))).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 6 }, () => 200),
  );
});

test('refuses nobody after a pause of the whole process, however old the pages under way are', async () => {
  await app.close();
  useFakeClock();
  await open(100);
  const begun = [];
  for (let page = 0; page < 5; page += 1) begun.push(await begin(BASE_PATH));
  const later = performance.now() + 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  begun.push(await begin(BASE_PATH));
  vi.advanceTimersByTime(50);
  begun.push(await begin(BASE_PATH));
  expect(begun.map(({ isRefused }) => isRefused)).not.toContain(true);
  waiting.splice(0).forEach((done) => done());
  await Promise.all(begun.map(({ answer }) => answer));
});

test.each([
  'komplett',
  'k%6fmplett',
  'fjern=a1b2',
  'utkast=ja',
  'resultat=epost',
  'tilbakemelding=takk',
  'kryss=ja',
])('a complete page is never counted as late, however its address asks for it: %s', async (query) => {
  await app.close();
  useFakeClock();
  await open(100);
  const begun = [];
  for (let page = 0; page < 6; page += 1) begun.push(await begin(`${BASE_PATH}?${query}`));
  vi.advanceTimersByTime(2000);
  begun.push(await begin(BASE_PATH));
  expect(begun.map(({ isRefused }) => isRefused)).not.toContain(true);
  waiting.splice(0).forEach((done) => done());
  await Promise.all(begun.map(({ answer }) => answer));
});

describe('shares', () => {
  const finish = (): void => waiting.splice(0).forEach((done) => done());
  /** Sends a request without waiting for whether it is admitted. */
  const ask = (url: string, from = '127.0.0.1') => {
    const asked = { status: undefined as number | undefined };
    const answer = app.inject({ url, remoteAddress: from }).then(({ statusCode }) => {
      asked.status = statusCode;
    });
    return { asked, answer };
  };
  beforeEach(async () => {
    await app.close();
    await open(20);
  });

  test.each([
    ['pages', BASE_PATH, 2],
    ['pages that ask to be sent whole', `${BASE_PATH}?komplett`, 2],
    ['reads', `${API_PATH}/avtaler`, 10],
  ])('one customer holds a tenth of the places for %s; others find the rest free', async (_, url, share) => {
    customer = 'A';
    const own = Array.from({ length: 30 }, () => ask(url));
    await expect.poll(() => own.filter(({ asked }) => asked.status === 503).length).toBe(30 - share - 10);
    expect(waiting).toHaveLength(share);
    expect(countUnderWay()).toBe(share);
    expect(shed).toContain('customer');

    const others = [];
    for (const who of ['B', 'C', 'D', 'E', 'F']) {
      customer = who;
      others.push(await begin(url));
    }
    expect(others.map(({ isRefused }) => isRefused)).not.toContain(true);

    // Waiting requests are admitted one by one.
    while (countUnderWay() > 0) {
      finish();
      await turn();
    }
    await Promise.all(own.map(({ answer }) => answer));
    expect(own.filter(({ asked }) => asked.status === 200)).toHaveLength(share + 10);
  });

  test('a disconnect while waiting gives up the place in the queue', async () => {
    customer = 'A';
    const own = [ask(BASE_PATH), ask(BASE_PATH)];
    await expect.poll(() => waiting.length).toBe(2);
    const gone = app
      .inject({ url: BASE_PATH, simulate: { end: true, split: false, error: false, close: true } })
      .catch(() => undefined);
    const stays = ask(BASE_PATH);
    await turn();
    while (countUnderWay() > 0) {
      finish();
      await turn();
    }
    await Promise.all([...own, stays].map(({ answer }) => answer));
    await gone;
    expect(stays.asked.status).toBe(200);
    expect(countUnderWay()).toBe(0);
  });

  describe('of a customer whose browser leaves during the session lookup', () => {
    /** Comes and leaves; resolves when the portal has gone on with it. */
    async function leave(address: string): Promise<void> {
      const leaving = new AbortController();
      const begun = once(app.server, 'request');
      const gone = fetch(address + BASE_PATH, { headers: { 'x-leaves': '1' }, signal: leaving.signal });
      await begun;
      leaving.abort();
      await expect(gone).rejects.toThrow();
      await expect.poll(countUnderWay).toBe(waiting.length);
      for (let turns = 0; turns < 20; turns += 1) await turn();
    }

    test('are free again, and nothing is done for it', async () => {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      customer = 'A';
      for (let times = 0; times < 3; times += 1) await leave(address);
      expect(waiting).toHaveLength(0);
      const own = [ask(BASE_PATH), ask(BASE_PATH)];
      await expect.poll(() => waiting.length).toBe(2);
      finish();
      await Promise.all(own.map(({ answer }) => answer));
    });

    test('are free again when it would have had to wait for them', async () => {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      customer = 'A';
      const own = [ask(BASE_PATH), ask(BASE_PATH)];
      await expect.poll(() => waiting.length).toBe(2);
      await leave(address);
      finish();
      await Promise.all(own.map(({ answer }) => answer));
      expect(countUnderWay()).toBe(0);
      expect(waiting).toHaveLength(0);
      expect(shed).toEqual([]);
    });
  });

  test('a request that has waited five seconds is refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    customer = 'A';
    const own = [ask(BASE_PATH), ask(BASE_PATH), ask(BASE_PATH)];
    await expect.poll(() => waiting.length).toBe(2);
    vi.advanceTimersByTime(5000);
    await expect.poll(() => own.map(({ asked }) => asked.status)).toEqual([undefined, undefined, 503]);
    finish();
    await Promise.all(own.map(({ answer }) => answer));
  });

  test('a request that is let in while pages are late is refused, and gives its place back', async () => {
    await app.close();
    useFakeClock();
    await open(20);
    customer = 'A';
    const own = [await begin(BASE_PATH), await begin(BASE_PATH)];
    const third = ask(BASE_PATH);
    await turn();
    for (const who of ['B', 'C', 'D', 'E', 'F']) {
      customer = who;
      own.push(await begin(BASE_PATH));
    }
    vi.advanceTimersByTime(2000);
    waiting.shift()?.();
    await expect.poll(() => third.asked.status).toBe(503);
    finish();
    await Promise.all(own.map(({ answer }) => answer));
    customer = 'A';
    const again = [ask(BASE_PATH), ask(BASE_PATH)];
    await expect.poll(() => waiting.length).toBe(2);
    finish();
    await Promise.all(again.map(({ answer }) => answer));
  });

  test('one address holds half of the places, an IPv6 subscriber’s all together', async () => {
    const own = [];
    for (let page = 0; page < 11; page += 1) own.push(await begin(BASE_PATH, { from: `2001:db8::${page}` }));
    expect(own.map(({ isRefused }) => isRefused)).toEqual([...Array.from({ length: 10 }, () => false), true]);
    expect(shed).toEqual(['address']);
    expect((await begin(BASE_PATH, { from: '198.51.100.7' })).isRefused).toBe(false);
    finish();
    await Promise.all(own.map(({ answer }) => answer));
    expect((await begin(BASE_PATH, { from: '2001:db8::' })).isRefused).toBe(false);
    finish();
  });

  test('late pages of one customer do not count as a slow CPU', async () => {
    await app.close();
    useFakeClock();
    await open(100);
    customer = 'A';
    const own = [];
    for (let page = 0; page < 10; page += 1) own.push(await begin(BASE_PATH));
    vi.advanceTimersByTime(2000);
    customer = 'B';
    expect((await begin(BASE_PATH)).isRefused).toBe(false);
    finish();
    await Promise.all(own.map(({ answer }) => answer));
  });

  test('assets are refused beyond all measure only', async () => {
    const begun = [];
    for (let asset = 0; asset < 101; asset += 1)
      begun.push(await begin(`${BASE_PATH}/assets/a.js`, { from: '198.51.100.7' }));
    expect(begun.map(({ isRefused }) => isRefused).indexOf(true)).toBe(100);
    expect((await begin(`${BASE_PATH}/assets/a.js`, { from: '198.51.100.8' })).isRefused).toBe(false);
    finish();
    await Promise.all(begun.map(({ answer }) => answer));
  });
});
