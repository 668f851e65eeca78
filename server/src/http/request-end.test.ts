import { PassThrough } from 'node:stream';

import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestLog } from '../testing/test-log.ts';
import { registerRequestEnd } from './request-end.ts';
import { createRequestLog } from './request-log.ts';

let scene: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  scene = await open();
});
afterEach(() => scene.app.close());

/** An app on a real port; its routes wait until the test lets them answer. */
async function open() {
  const log = createTestLog();
  const loggerInstance: FastifyBaseLogger = log.logger;
  const counted = vi.fn();
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const logEnd = createRequestLog();
  registerRequestEnd(app, (end, request) => {
    logEnd(end, request.log);
    counted(end);
  });
  const answer = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const body = new PassThrough();
  const wait = () => {
    begun.resolve();
    return answer.promise;
  };
  app.get('/svar', () => 'svar');
  app.get('/venter', wait);
  app.post('/venter', wait);
  app.get('/side', (_request, reply) => {
    body.write('begynnelse');
    return reply.send(body);
  });
  app.get('/brutt', (_request, reply) => {
    const broken = new PassThrough();
    broken.write('begynnelse');
    setImmediate(() => {
      void reply.code(500);
      broken.destroy();
    });
    return reply.send(broken);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const listLines = () =>
    log.lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ msg }) => msg === 'answered');
  return { app, address, counted, listLines, body, begun: begun.promise, answer: answer.resolve };
}

/** All reported ends of the one request; waits to be sure that no more come. */
async function getTold() {
  await expect.poll(scene.listLines).not.toEqual([]);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  const [line, ...others] = scene.listLines();
  expect(others).toEqual([]);
  expect(scene.counted).toHaveBeenCalledOnce();
  expect(line).toMatchObject({ ms: expect.any(Number) });
  const { method, route, status } = line ?? {};
  expect(scene.counted).toHaveBeenCalledWith(
    expect.objectContaining({ method, route, status, seconds: expect.any(Number) }),
  );
  return { method, route, status, ...(line && 'isAborted' in line && { isAborted: line['isAborted'] }) };
}

test('a complete answer is reported once, and not as aborted', async () => {
  await (await fetch(`${scene.address}/svar`)).text();
  expect(await getTold()).toEqual({ method: 'GET', route: '/svar', status: 200 });
});

test.each([
  ['GET', undefined],
  ['POST', '"alt er kommet"'],
])('a browser that disconnects during its %s is reported once', async (method, body) => {
  const leaving = new AbortController();
  const left = fetch(`${scene.address}/venter`, {
    method,
    signal: leaving.signal,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  await scene.begun;
  leaving.abort();
  await expect(left).rejects.toThrow();
  const told = await getTold();
  expect(told).toEqual({ method, route: '/venter', status: 499, isAborted: true });
  scene.answer('svar');
  expect(await getTold()).toEqual(told);
});

test('one that disconnects during a page too', async () => {
  const leaving = new AbortController();
  await fetch(`${scene.address}/side`, { signal: leaving.signal });
  leaving.abort();
  expect(await getTold()).toEqual({ method: 'GET', route: '/side', status: 499, isAborted: true });
  expect(scene.body.destroyed).toBe(true);
});

test('an answer that failed on our side is not reported as a disconnect', async () => {
  const answer = await fetch(`${scene.address}/brutt`);
  await expect(answer.text()).rejects.toThrow();
  expect(await getTold()).toEqual({ method: 'GET', route: '/brutt', status: 500, isAborted: true });
});

test('an unknown address is reported once', async () => {
  await (await fetch(`${scene.address}/finnes-ikke`)).text();
  expect(await getTold()).toEqual({ method: 'GET', route: undefined, status: 404 });
});
