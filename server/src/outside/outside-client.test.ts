import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { PAGE_STREAM_LIMIT_MS } from '@portal/contract/page.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { type Behaviour, sendJson, startMisbehavingSystem } from '../testing/misbehaving-system.ts';
import { createTestLog } from '../testing/test-log.ts';
import { createOutsideClient, type OutsideCall, type OutsideClient } from './outside-client.ts';
import { mapOutsideSystems, type OutsideName } from './outside-systems.ts';
import { createWaitedInVain } from './waited-in-vain.ts';

/** `short` for tests that reach the limit; `long` for those where an answer must come first, even on a slow machine. */
const TIMEOUT_MS = { short: 1000, long: 9000 };
const FODSELSNUMMER = fodselsnumre.standard;
const parser = z.object({ antall: z.number() });
type Content = z.infer<typeof parser>;
const call: OutsideCall<Content> = {
  path: '/antall/sok',
  body: { fodselsnummer: FODSELSNUMMER },
  parser,
  correlationId: '7F3K-2Q9M',
};
const right = sendJson(200, { antall: 3 });

let system: Awaited<ReturnType<typeof startMisbehavingSystem>>;
let elsewhere: Awaited<ReturnType<typeof startMisbehavingSystem>>;
let client: OutsideClient;
let hasty: OutsideClient;
let log: ReturnType<typeof createTestLog>;
beforeAll(async () => {
  system = await startMisbehavingSystem();
  elsewhere = await startMisbehavingSystem();
  elsewhere.behave(right);
});
afterAll(async () => {
  await system.close();
  await elsewhere.close();
});
beforeEach(() => {
  log = createTestLog();
  client = createOutsideClient(makeSettings(system.url), log.logger);
  hasty = createOutsideClient(makeSettings(system.url, TIMEOUT_MS.short), log.logger);
});
afterEach(async () => {
  vi.useRealTimers();
  await client.close();
  await hasty.close();
});

function makeSettings(url: string, timeoutMs = TIMEOUT_MS.long) {
  return mapOutsideSystems(() => ({ url, token: 'en-nokkel', timeoutMs }));
}

async function ask(behaviour: Behaviour, options: Partial<OutsideCall<Content>> = {}, asker = client) {
  system.behave(behaviour);
  return asker.call('NICE', { ...call, ...options });
}
const failed = (reason: string) => ({ ok: false, system: 'NICE', reason });

const hang: Behaviour = () => {};

describe('a system that hangs costs a request one time limit', () => {
  /** Whether the system received the request. */
  async function isAsked(correlationId: string): Promise<boolean> {
    const before = system.countCalls();
    await ask(right, { correlationId }, hasty);
    return system.countCalls() > before;
  }

  test('a second call of the same request fails at once; another request calls it again', async () => {
    await ask(hang, {}, hasty);
    expect(await isAsked(call.correlationId)).toBe(false);
    expect(await ask(right, {}, hasty)).toEqual(failed('timeout'));
    expect(await isAsked('2Q9M-7F3K')).toBe(true);
  });

  test('a request that joined the read has timed out too', async () => {
    hasty.join('2Q9M-7F3K', call.correlationId);
    await ask(hang, {}, hasty);
    expect(await isAsked('2Q9M-7F3K')).toBe(false);
    expect(await isAsked('9999-9999')).toBe(true);
  });

  test('a failure without a timeout does not count', async () => {
    await ask(sendJson(500, {}));
    expect(await ask(right)).toEqual({ ok: true, value: { antall: 3 } });
  });

  test('timeouts are forgotten after the longest request', () => {
    let now = 0;
    const waited = createWaitedInVain(() => now);
    waited.add('NICE', 'a');
    now = PAGE_STREAM_LIMIT_MS - 1;
    expect([waited.has('NICE', 'a'), waited.has('PARIS', 'a')]).toEqual([true, false]);
    now += 1;
    expect(waited.has('NICE', 'a')).toBe(false);
    waited.join('b', 'a');
    now += PAGE_STREAM_LIMIT_MS;
    waited.add('NICE', 'a');
    expect(waited.has('NICE', 'b')).toBe(false);
  });
});

describe('what a call says', () => {
  test('the national id travels in the body, never in the address; token and reference in headers', async () => {
    const seen: Record<string, unknown>[] = [];
    system.behave((request, response) => {
      const { method, url, headers } = request;
      seen.push({
        method,
        url,
        authorization: headers.authorization,
        reference: headers['x-correlation-id'],
      });
      right(request, response);
    });
    expect(await client.call('NICE', call)).toEqual({ ok: true, value: { antall: 3 } });
    expect(seen).toEqual([
      { method: 'POST', url: '/antall/sok', authorization: 'Bearer en-nokkel', reference: '7F3K-2Q9M' },
    ]);
  });
});

describe('what an answer may look like', () => {
  const { path, body, correlationId } = call;
  const named = { path, body, correlationId, parser: z.object({ navn: z.string() }) };
  const json = Buffer.from('{"navn":"Bjørg Ås"}');

  test.each<[string, Behaviour]>([
    ['in one piece', (_, response) => void response.end(json)],
    [
      'after a mark for the encoding',
      (_, response) => void response.end(Buffer.concat([Buffer.from('efbbbf', 'hex'), json])),
    ],
    [
      'torn in the middle of a letter',
      (_, response) => {
        const middle = json.indexOf('ø') + 1;
        response.write(json.subarray(0, middle), () => {
          setImmediate(() => response.end(json.subarray(middle)));
        });
      },
    ],
    [
      'after a hint that it comes',
      (_, response) => {
        response.writeEarlyHints({ link: '</ikke-for-oss>; rel=preload' });
        response.end(json);
      },
    ],
  ])('%s', async (_, behaviour) => {
    system.behave(behaviour);
    expect(await client.call('NICE', named)).toEqual({ ok: true, value: { navn: 'Bjørg Ås' } });
  });

  test('below a path of the system’s own, with or without a slash at its end', async () => {
    const paths: (string | undefined)[] = [];
    system.behave((request, response) => {
      paths.push(request.url);
      right(request, response);
    });
    for (const url of [`${system.url}/nice`, `${system.url}/nice/`]) {
      const other = createOutsideClient(makeSettings(url), log.logger);
      await other.call('NICE', call);
      await other.close();
    }
    expect(paths).toEqual(['/nice/antall/sok', '/nice/antall/sok']);
  });
});

describe('a system that does not answer as its contract says', () => {
  test.each<[string, string, Behaviour]>([
    ['an error of its own', 'status', sendJson(500, { message: 'nei' })],
    ['out of service', 'status', sendJson(503, {})],
    ['refuses our token', 'status', sendJson(401, {})],
    ['does not know the path', 'status', sendJson(404, {})],
    ['no content where there should be some', 'status', (_, response) => void response.writeHead(204).end()],
    ['broken JSON', 'content', (_, response) => void response.writeHead(200).end('{"antall": 3')],
    ['an empty body', 'content', (_, response) => void response.writeHead(200).end()],
    ['a page', 'content', (_, response) => void response.writeHead(200).end('<!doctype html><p>Vedlikehold')],
    ['another type', 'content', sendJson(200, { antall: '3' })],
    ['null', 'content', sendJson(200, null)],
    ['a list', 'content', sendJson(200, [{ antall: 3 }])],
    ['a torn connection', 'unreachable', (request) => void request.socket.resetAndDestroy()],
    [
      'a connection torn in the middle of the answer',
      'unreachable',
      (request, response) => {
        response
          .writeHead(200, { 'content-length': '100' })
          .write('{"antall"', () => request.socket.destroy());
      },
    ],
    ['nothing that is HTTP', 'unreachable', (request) => void request.socket.end('hallo\r\n\r\n')],
  ])('%s is a failure with a name', async (_, reason, behaviour) => {
    expect(await ask(behaviour)).toEqual(failed(reason));
  });

  test.each<[string, string, Behaviour]>([
    ['the status', '401', sendJson(401, {})],
    ['the status', '503', sendJson(503, {})],
    ['the code', 'UND_ERR_SOCKET', (request) => void request.socket.end()],
  ])('the log says %s: %s', async (_, detail, behaviour) => {
    await ask(behaviour);
    expect(log.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ system: 'NICE', detail }]);
  });

  test('nobody listens there, and the log says so', async () => {
    const gone = await startMisbehavingSystem();
    await gone.close();
    const other = createOutsideClient(makeSettings(gone.url), log.logger);
    expect(await other.call('NICE', call)).toEqual(failed('unreachable'));
    expect(log.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { system: 'NICE', reason: 'unreachable', detail: 'ECONNREFUSED' },
    ]);
    await other.close();
  });

  test.each<[string, Behaviour]>([
    ['never answers', () => undefined],
    ['begins its answer and then says no more', (_, response) => void response.writeHead(200).write('{')],
    [
      'answers one character at a time, for ever',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 10);
        response.once('close', () => clearInterval(timer));
      },
    ],
  ])('one that %s costs its time limit, and no more', async (_, behaviour) => {
    const startedAt = performance.now();
    expect(await ask(behaviour, {}, hasty)).toEqual(failed('timeout'));
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(TIMEOUT_MS.short - 5);
  });

  test('an answer that came in time is taken by a process that was too busy to read it', async () => {
    const behaviour: Behaviour = (request, response) => {
      right(request, response);
      for (const end = performance.now() + 2 * TIMEOUT_MS.short; performance.now() < end;);
    };
    expect(await ask(behaviour, {}, hasty)).toEqual({ ok: true, value: { antall: 3 } });
  });

  test('an endless answer is cut off, and its connection closed', async () => {
    let sent = 0;
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const piece = Buffer.alloc(64 * 1024, 'a');
    const answer = await ask((_, response) => {
      response.writeHead(200);
      response.once('close', resolve);
      const pour = (): void => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    expect(answer).toMatchObject({ ok: false, reason: expect.stringMatching(/^(content|timeout)$/) });
    await closed;
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  test('a redirect is not followed: the national id goes nowhere else', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const answer = await ask(
        (_, response) => void response.writeHead(status, { location: `${elsewhere.url}/antall/sok` }).end(),
      );
      expect(answer).toEqual(failed('status'));
    }
    expect(elsewhere.countCalls()).toBe(0);
  });

  test('is not asked again by us', async () => {
    const before = system.countCalls();
    await ask(sendJson(503, {}));
    expect(system.countCalls()).toBe(before + 1);
  });

  test('is logged with its name and the reference, and with nothing of what was asked or answered', async () => {
    await ask(sendJson(200, { navn: 'Lun Bris', fodselsnummer: FODSELSNUMMER }));
    expect(log.lines.join('')).toContain('7F3K-2Q9M');
    expect(log.lines.join('')).toContain('NICE');
    for (const secret of [FODSELSNUMMER, 'Lun Bris', 'en-nokkel'])
      expect(log.lines.join('')).not.toContain(secret);
  });
});

describe('what a contract may say besides 200', () => {
  test('404 means what the caller says it means', async () => {
    const answer = await ask(sendJson(404, {}), { whenNotFound: { antall: 0 } });
    expect(answer).toEqual({ ok: true, value: { antall: 0 } });
  });

  test('422 is an answer where it may refuse', async () => {
    const refusalParser = z.object({ felt: z.string() }).transform(() => ({ antall: -1 }));
    const answer = await ask(sendJson(422, { felt: 'epost' }), { refusalParser });
    expect(answer).toEqual({ ok: true, value: { antall: -1 } });
    expect(await ask(sendJson(422, { felt: 'epost' }))).toEqual(failed('status'));
  });
});

describe('the breaker', () => {
  /** All at once, so that they count as one burst. */
  const callOften = (name: OutsideName, times: number) =>
    Promise.all(Array.from({ length: times }, () => client.call(name, call)));

  test('stops calling a failing system, tries again, and closes when it has recovered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    system.behave(sendJson(500, {}));
    await callOften('NICE', 60);
    vi.setSystemTime(Date.now() + 1100);
    const before = system.countCalls();
    const answer = await ask(sendJson(500, {}));
    expect(answer).toEqual(failed('refused'));
    expect(system.countCalls()).toBe(before);
    expect(log.lines.some((line) => line.includes('left alone'))).toBe(true);

    system.behave(right);
    expect(await client.call('EIKA_SKADE', call)).toEqual({ ok: true, value: { antall: 3 } });
    vi.setSystemTime(Date.now() + 2100);
    expect(await client.call('NICE', call)).toEqual({ ok: true, value: { antall: 3 } });
    expect(await client.call('NICE', call)).toEqual({ ok: true, value: { antall: 3 } });
  });

  test('while one call is tried and hangs, the others are refused at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    system.behave(sendJson(500, {}));
    await Promise.all(Array.from({ length: 60 }, () => hasty.call('NICE', call)));
    vi.setSystemTime(Date.now() + 2100);
    const before = system.countCalls();
    const tried = ask(hang, { correlationId: 'A' }, hasty);
    await expect.poll(() => system.countCalls()).toBe(before + 1);
    let isTried = false;
    void tried.then(() => {
      isTried = true;
    });
    expect(await hasty.call('NICE', { ...call, correlationId: 'B' })).toEqual(failed('refused'));
    expect(isTried).toBe(false);
    expect(await tried).toEqual(failed('timeout'));
    expect(system.countCalls()).toBe(before + 1);
  });

  test('failures from before a quiet time are forgotten', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    system.behave(sendJson(500, {}));
    for (let second = 0; second < 10; second += 1) {
      vi.setSystemTime(Date.now() + 1000);
      await callOften('NICE', 4);
    }
    vi.setSystemTime(Date.now() + 4 * 3_600_000);
    system.behave(right);
    await callOften('NICE', 15);
    await ask(sendJson(500, {}));
    expect(await ask(right)).toEqual({ ok: true, value: { antall: 3 } });
    // Forgotten once: what fails from now on counts.
    system.behave(sendJson(500, {}));
    await callOften('NICE', 60);
    expect(await ask(right)).toEqual(failed('refused'));
  });

  test('nor does a customer who comes back every twenty seconds open it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    system.behave(sendJson(500, {}));
    for (let view = 0; view < 12; view += 1) {
      vi.setSystemTime(Date.now() + 20_000);
      await callOften('NICE', 8);
    }
    expect(await ask(right)).toEqual({ ok: true, value: { antall: 3 } });
  });

  test('is closed when the clock is set back, and opens and tries again by the new time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const states: string[] = [];
    const observed = createOutsideClient(makeSettings(system.url), log.logger, {
      observer: {
        called: () => {},
        breaker: (name, state) => void (name === 'NICE' && states.push(state)),
      },
    });
    const callObserved = (times: number) =>
      Promise.all(Array.from({ length: times }, () => observed.call('NICE', call)));
    for (let hour = 0; hour < 2; hour += 1) {
      system.behave(sendJson(500, {}));
      await callObserved(60);
      expect(await observed.call('NICE', call)).toEqual(failed('refused'));
      vi.setSystemTime(Date.now() - 3_600_000);
      system.behave(right);
      expect(await observed.call('NICE', call)).toEqual({ ok: true, value: { antall: 3 } });
    }
    expect(states).toEqual(['closed', 'open', 'closed', 'open', 'closed']);
    await observed.close();
  });

  test('what failed before the clock was set back is forgotten', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    system.behave(sendJson(500, {}));
    await callOften('NICE', 45);
    vi.setSystemTime(Date.now() - 3_600_000);
    for (let second = 0; second < 4; second += 1) {
      await callOften('NICE', 4);
      vi.setSystemTime(Date.now() + 1000);
    }
    expect(await ask(right)).toEqual({ ok: true, value: { antall: 3 } });
  });

  test('one customer whose record always fails opens nothing', async () => {
    system.behave(sendJson(500, {}));
    await callOften('NICE', 4);
    expect(await ask(right)).toEqual({ ok: true, value: { antall: 3 } });
  });
});

test('a system that hangs takes no connections from those behind the same gateway', async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  system.behave((request, response) => void open.then(() => right(request, response)));
  const before = system.countCalls();
  const waiting = Array.from({ length: 200 }, () => client.call('NICE', call));
  await expect.poll(() => system.countCalls() - before).toBe(200);
  system.behave(right);
  expect(await client.call('PARIS', call)).toEqual({ ok: true, value: { antall: 3 } });
  resolve();
  await Promise.all(waiting);
});

test('more calls than a system may have at once are refused at once, and the next one is not', async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  system.behave((request, response) => void open.then(() => right(request, response)));
  const waiting = Array.from({ length: 200 }, () => client.call('NICE', call));
  expect(await client.call('NICE', call)).toEqual(failed('refused'));
  resolve();
  await Promise.all(waiting);
  expect(await client.call('NICE', call)).toEqual({ ok: true, value: { antall: 3 } });
});
