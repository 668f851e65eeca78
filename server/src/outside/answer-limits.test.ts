import { gzipSync, brotliCompressSync } from 'node:zlib';

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { type Behaviour, sendJson, startMisbehavingSystem } from '../testing/misbehaving-system.ts';
import { createTestLog } from '../testing/test-log.ts';
import {
  MAX_ANSWER_BYTES,
  MAX_ANSWER_DEPTH,
  MAX_ANSWER_PIECES,
  MAX_ELEMENTS,
  MAX_ELEMENTS_IN_ALL,
} from './answer-limits.ts';
import { createOutsideClient, type OutsideClient } from './outside-client.ts';
import { mapOutsideSystems } from './outside-systems.ts';

const system = await startMisbehavingSystem();
afterAll(() => system.close());
let client: OutsideClient;
beforeEach(() => {
  const settings = { url: system.url, token: 'en-nokkel', timeoutMs: 9000 };
  client = createOutsideClient(
    mapOutsideSystems(() => settings),
    createTestLog().logger,
  );
});
afterEach(() => client.close());

/** The outcome of a call that gets this answer. */
async function ask(behaviour: Behaviour): Promise<string> {
  system.behave(behaviour);
  const answer = await client.call('NICE', { path: '/', body: {}, parser: z.unknown(), correlationId: 'A' });
  return answer.ok ? 'ok' : answer.reason;
}
const send =
  (body: string | Buffer, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body);
const sendInPieces =
  (text: string): Behaviour =>
  (_request, response) => {
    response.writeHead(200);
    for (const letter of text) response.write(letter);
    response.end();
  };

/** A JSON string of this total length. */
const toText = (bytes: number): string => `"${'a'.repeat(bytes - 2)}"`;
const toNested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const toList = (elements: number): string => `[${Array.from({ length: elements }, () => '0').join()}]`;
const toObject = (fields: number): string =>
  `{${Array.from({ length: fields }, (_, index) => `"${index}":0`).join()}}`;
/** Nested lists; an element that is a list counts itself and its first element. */
function toLists(elements: number): string {
  const lists = Array.from({ length: MAX_ELEMENTS_IN_ALL / 1000 - 1 }, () => toList(999));
  return `[${[...lists, toList(elements - MAX_ELEMENTS_IN_ALL + 999)].join()}]`;
}

describe('an answer from outside has limits', () => {
  test.each<[string, number, (size: number) => Behaviour]>([
    ['bytes', MAX_ANSWER_BYTES, (bytes) => send(toText(bytes))],
    [
      'bytes, of a length that is not told',
      MAX_ANSWER_BYTES,
      (bytes) => (_request, response) => {
        response.write(toText(bytes).slice(0, 1));
        response.end(toText(bytes).slice(1));
      },
    ],
    [
      'bytes, unpacked',
      MAX_ANSWER_BYTES,
      (bytes) => send(gzipSync(toText(bytes)), { 'content-encoding': 'gzip' }),
    ],
    ['pieces', MAX_ANSWER_PIECES, (pieces) => sendInPieces(toText(pieces))],
    ['lists within each other', MAX_ANSWER_DEPTH, (depth) => send(toNested(depth))],
    ['elements of a list', MAX_ELEMENTS, (elements) => send(toList(elements))],
    ['fields of an object', MAX_ELEMENTS, (fields) => send(toObject(fields))],
    ['elements in all', MAX_ELEMENTS_IN_ALL, (elements) => send(toLists(elements))],
  ])('%s: %i are taken, one more is not', async (_, limit, toBehaviour) => {
    expect(await ask(toBehaviour(limit))).toBe('ok');
    expect(await ask(toBehaviour(limit + 1))).toBe('content');
  });

  test('commas and brackets within texts are letters like others', async () => {
    expect(await ask(sendJson(200, [`${'[{,"\\'.repeat(MAX_ELEMENTS)}\\`, ','.repeat(MAX_ELEMENTS)]))).toBe(
      'ok',
    );
  });

  test('a bomb is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, '['));
    expect(await ask(send(bomb, { 'content-encoding': 'gzip' }))).toBe('content');
  });
});

describe('content coding', () => {
  const json = '{"antall":3}';

  test('gzip is asked for, and nothing else', async () => {
    let asked: string | undefined;
    await ask((request, response) => {
      asked = request.headers['accept-encoding'];
      send(json)(request, response);
    });
    expect(asked).toBe('gzip');
  });

  test.each([
    ['gzip', gzipSync(json)],
    ['GZIP', gzipSync(json)],
    ['x-gzip', gzipSync(json)],
    ['identity', Buffer.from(json)],
  ])('%s is taken', async (coding, body) => {
    expect(await ask(send(body, { 'content-encoding': coding }))).toBe('ok');
  });

  test.each([
    ['br', brotliCompressSync(json)],
    ['gzip, gzip', gzipSync(gzipSync(json))],
    ['gzip', Buffer.from(json)],
    ['gzip', gzipSync(json).subarray(0, 20)],
    ['gzip', Buffer.alloc(0)],
  ])('%s that was not asked for, or is not what it says, is a failure', async (coding, body) => {
    expect(await ask(send(body, { 'content-encoding': coding }))).toBe('content');
  });

  test('a status that needs no body is taken whatever its body is packed with', async () => {
    system.behave(
      (_request, response) => void response.writeHead(404, { 'content-encoding': 'br' }).end('?'),
    );
    const call = { path: '/', body: {}, parser: z.unknown(), correlationId: 'A', whenNotFound: [] };
    expect(await client.call('NICE', call)).toEqual({ ok: true, value: [] });
  });
});

describe('the breaker', () => {
  /** All at once, so that they count as one burst; the circuit breaker's clock does not move meanwhile. */
  async function meet(behaviour: Behaviour): Promise<string> {
    vi.useFakeTimers({ toFake: ['Date'] });
    system.behave(behaviour);
    const call = { path: '/', body: {}, parser: z.object({ antall: z.number() }), correlationId: 'A' };
    await Promise.all(Array.from({ length: 60 }, () => client.call('NICE', call)));
    const after = await ask(send('{"antall":3}'));
    vi.useRealTimers();
    return after;
  }

  test.each<[string, Behaviour]>([
    ['broken JSON', send('{')],
    ['another type', send('{"antall":"3"}')],
    ['an answer that is too large', send(toText(MAX_ANSWER_BYTES + 1))],
    ['an answer that is too deep', send(toNested(MAX_ANSWER_DEPTH + 1))],
    ['a coding that was not asked for', send('?', { 'content-encoding': 'br' })],
    ['a refusal of what was asked', sendJson(400, {})],
  ])('what may be one customer’s record costs nobody else anything: %s', async (_, behaviour) => {
    expect(await meet(behaviour)).toBe('ok');
  });

  test.each<[string, Behaviour]>([
    ['an error of its own', sendJson(500, {})],
    ['too much is asked of it', sendJson(429, {})],
    [
      'an error of its own that is too large',
      (_, response) => void response.writeHead(500).end(toText(MAX_ANSWER_BYTES + 1)),
    ],
    ['a torn connection', (request) => void request.socket.resetAndDestroy()],
  ])('what is the system’s own leaves it alone: %s', async (_, behaviour) => {
    expect(await meet(behaviour)).toBe('refused');
  });
});
