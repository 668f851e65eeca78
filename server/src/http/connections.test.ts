import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import { createConnections } from './connections.ts';

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const PATIENT_MS = 60_000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Connects to a server with the given time limits. */
async function open(
  handle: RequestListener,
  { requestTimeoutMs = PATIENT_MS, unreadMs = PATIENT_MS } = {},
): Promise<Socket> {
  server = createConnections(handle, {
    requestTimeoutMs,
    keepAliveMs: PATIENT_MS,
    refuse: (response) => void response.writeHead(400, { connection: 'close', 'content-length': '0' }).end(),
    unreadMs,
    lookMs: 20,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

/** Resolves however it closes: a connection cut during a write may be reset. */
const untilClosed = (socket: Socket) => new Promise((done) => socket.once('close', done));

describe('requests at once on one connection', () => {
  test('eight are taken; the ninth cuts it, and every place is given back', async () => {
    const begun: ServerResponse[] = [];
    const closed: number[] = [];
    const socket = await open((_request, response) => {
      const place = begun.push(response);
      response.once('close', () => closed.push(place));
    });
    socket.write(GET.repeat(8));
    await expect.poll(() => begun.length).toBe(8);
    expect(socket.closed).toBe(false);
    socket.resume();
    socket.write(GET);
    await untilClosed(socket);
    await expect.poll(() => closed.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(begun.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test('one after the other, there is no limit', async () => {
    const socket = await open((_request, response) => void response.end('svar'));
    for (let round = 0; round < 20; round += 1) {
      socket.write(GET);
      await once(socket, 'data');
    }
    expect(socket.closed).toBe(false);
  });

  test('a disconnect also frees the places of pipelined requests', async () => {
    let begun = 0;
    let closed = 0;
    const socket = await open((_request, response) => {
      begun += 1;
      response.once('close', () => {
        closed += 1;
      });
    });
    socket.write(GET.repeat(5));
    await expect.poll(() => begun).toBe(5);
    socket.destroy();
    await expect.poll(() => closed).toBe(5);
  });
});

describe('time', () => {
  test('a client that reads nothing is disconnected, and its place is freed', async () => {
    let isClosed = false;
    const socket = await open(
      (_request, response) => {
        response.once('close', () => {
          isClosed = true;
        });
        response.end(Buffer.alloc(64 * 1024 * 1024));
      },
      { unreadMs: 100 },
    );
    socket.pause();
    socket.write(GET);
    await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
  });

  test('a client that reads gets all of it, however much', async () => {
    const bytes = 8 * 1024 * 1024;
    const socket = await open(
      (_request, response) =>
        void response.writeHead(200, { connection: 'close' }).end(Buffer.alloc(bytes, 'a')),
      { unreadMs: 5000 },
    );
    socket.write(GET);
    expect((await text(socket)).length).toBeGreaterThan(bytes);
  });

  test.each([
    ['its headers', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: '],
    ['its body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n'],
  ])('a client that is slow with %s is cut', async (_, bytes) => {
    const socket = await open((request) => void request.resume(), { requestTimeoutMs: 200 });
    socket.write(bytes);
    const drip = setInterval(() => socket.write('a'), 10);
    socket.resume();
    await untilClosed(socket);
    clearInterval(drip);
    expect(socket.bytesWritten).toBeLessThan(100_000);
  });

  test('the portal gives a request the 15 seconds that its documents say, its body too', async () => {
    const portal = await createTestApp();
    const { requestTimeout, headersTimeout } = portal.app.server;
    await portal.close();
    expect([requestTimeout, headersTimeout]).toEqual([15_000, 15_000]);
  });
});

test('a request says who asks, also when the browser has broken off before it is read', async () => {
  const asked: (string | undefined)[] = [];
  const socket = await open(({ socket: { remoteAddress } }) => void asked.push(remoteAddress));
  await once(server as Server, 'connection');
  socket.write(GET);
  socket.resetAndDestroy();
  await expect.poll(() => asked).toEqual(['127.0.0.1']);
});

test('a process that stops sends what is being read to its end, and only then closes the kept connection', async () => {
  const bytes = 32 * 1024 * 1024;
  const begun = Promise.withResolvers<void>();
  const socket = await open((_request, response) => {
    response.end(Buffer.alloc(bytes));
    begun.resolve();
  });
  socket.pause();
  socket.write(GET);
  await begun.promise;
  // Closes what is idle at that moment, as does each of the next.
  server?.close();
  server?.closeIdleConnections();
  socket.resume();
  await expect.poll(() => socket.closed || socket.bytesRead > bytes, { timeout: 10_000 }).toBe(true);
  expect(socket.bytesRead).toBeGreaterThan(bytes);
  const closed = untilClosed(socket);
  const sweep = setInterval(() => server?.closeIdleConnections(), 10);
  await closed;
  clearInterval(sweep);
});

test('a process that stops does not wait for a connection that was opened in advance', async () => {
  const socket = await open((_request, response) => void response.end());
  socket.resume();
  await once(server as Server, 'connection');
  let isStopped = false;
  server?.close(() => {
    isStopped = true;
  });
  await expect.poll(() => isStopped).toBe(true);
});

test.each([
  ['the same host twice', 'GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n\r\n'],
  ['an address of no place', 'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a host with a name before it', 'GET / HTTP/1.1\r\nhost: localhost@elsewhere\r\n\r\n'],
  ['a host whose port is none', 'GET / HTTP/1.1\r\nhost: localhost:x\r\n\r\n'],
])('%s is refused, and what follows on the connection is not read', async (_, bytes) => {
  let handled = 0;
  const socket = await open((_request, response) => {
    handled += 1;
    response.end();
  });
  socket.write(bytes + GET);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
  expect(handled).toBe(0);
});

test.each(['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:8080', 'sb1.example.no', ''])(
  'a request to the host %j is answered',
  async (host) => {
    const socket = await open((_request, response) => void response.end());
    socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  },
);
