import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createSessions } from './create-sessions.ts';
import { atMost, type Figure, getPercentile, type ProofOptions, told } from './figure.ts';
import { createHttpClient } from './http-client.ts';
import { readMemory } from './process-memory.ts';
import { inWorld } from './world.ts';

const PAGE = '/privat/forsikring/oversikt';
const SLOW_SENDERS = 500;
const SLOW_READERS = 200;
const WATCH_MS = 35_000;
const EVERY_MS = 200;
const waitForEver = pathToFileURL(join(import.meta.dirname, 'weaken/wait-for-ever.ts')).href;

/**
 * Clients that send one byte a second, and clients that do not read: others notice nothing, and the slow ones are
 * disconnected.
 */
export async function proveSlowClients({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const portal = await world.startPortal({
      env: isWeakened ? { NODE_OPTIONS: `--import ${waitForEver}` } : {},
    });
    const port = Number(new URL(portal.url).port);
    // Each is another customer: only a few pages are made at once for one customer.
    const [other, ...visits] = await createSessions(world.databaseUrl, SLOW_READERS + 1);
    const toHeaders = (cookie = '') => ({ cookie, accept: 'text/html', 'accept-encoding': 'br' });
    const headers = toHeaders(other?.cookie);
    const client = createHttpClient();
    world.undo(async () => client.close());
    // Warm-up: the memory needed for this many concurrent pages is allocated before the test.
    for (let round = 0; round < 5; round += 1) {
      const pages = visits.map(({ cookie }) => client.ask(portal.url + PAGE, { headers: toHeaders(cookie) }));
      await Promise.all(pages);
    }
    const before = readMemory(portal.pid);

    const senders = Array.from({ length: SLOW_SENDERS }, () => openSocket(port));
    const drip = setInterval(() => {
      for (const sender of senders) if (!sender.destroyed) sender.write('x');
    }, 1000);
    for (const sender of senders) sender.write(`GET ${PAGE} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `);
    const readers = visits.map(({ cookie }) => {
      const reader = openSocket(port).pause();
      reader.write(`GET ${PAGE} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`);
      return reader;
    });
    world.undo(async () => {
      clearInterval(drip);
      for (const socket of [...senders, ...readers]) socket.destroy();
    });

    const pages: number[] = [];
    let refused = 0;
    const until = performance.now() + WATCH_MS;
    while (performance.now() < until) {
      const { status, ms } = await client.ask(portal.url + PAGE, { headers });
      if (status === 200) pages.push(ms);
      else refused += 1;
      await wait(EVERY_MS);
    }
    const after = readMemory(portal.pid);
    return [
      told('slow senders, readers that do not read', `${SLOW_SENDERS}, ${SLOW_READERS}`),
      atMost('other customers’ pages meanwhile, p99', getPercentile(pages, 0.99), 1000, 'ms'),
      atMost(
        `of ${pages.length + refused} pages, refused`,
        refused,
        Math.floor((pages.length + refused) / 50),
        'pages',
      ),
      atMost(
        'slow senders still connected',
        senders.filter(({ destroyed }) => !destroyed).length,
        0,
        'connections',
      ),
      told('resident memory before, after', `${Math.round(before)} MB, ${Math.round(after)} MB`),
      atMost('memory for each slow client', (after - before) / (SLOW_SENDERS + SLOW_READERS), 0.25, 'MB'),
    ];
  });
}

function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  // Without reading, the close of the connection would never be noticed.
  socket.resume();
  return socket;
}
