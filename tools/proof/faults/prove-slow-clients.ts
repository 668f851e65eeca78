import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readMemory } from '../../../bench/process-status.ts';
import { createSessions } from './create-sessions.ts';
import { atMost, type Figure, getPercentile, type ProofOptions, told } from './figure.ts';
import { inWorld } from './world.ts';

const PAGE = '/privat/forsikring/oversikt';
const SLOW_SENDERS = 500;
const SLOW_READERS = 200;
const WATCH_MS = 35_000;
const EVERY_MS = 200;

/**
 * Clients that send one byte a second, and clients that do not read: others notice nothing, and the slow ones are
 * disconnected.
 */
export async function proveSlowClients({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const { url, pid = 0 } = await world.startPortal({ weaken: isWeakened && 'wait-for-ever.ts' });
    const port = Number(new URL(url).port);
    // Each is another customer: only a few pages are made at once for one customer.
    const [other, ...visits] = await createSessions(world.databaseUrl, SLOW_READERS + 1);
    const open = (cookie = '') =>
      world.ask(url + PAGE, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' } });
    // Warm-up: the memory needed for this many concurrent pages is allocated before the test.
    for (let round = 0; round < 5; round += 1) await Promise.all(visits.map(({ cookie }) => open(cookie)));
    const before = readMemory(pid);

    const senders = Array.from({ length: SLOW_SENDERS }, () =>
      send(port, `GET ${PAGE} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `),
    );
    const drip = setInterval(() => {
      for (const sender of senders) if (!sender.destroyed) sender.write('x');
    }, 1000);
    const readers = visits.map(({ cookie }) =>
      send(port, `GET ${PAGE} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`).pause(),
    );
    world.undo(() => {
      clearInterval(drip);
      for (const socket of [...senders, ...readers]) socket.destroy();
    });

    const pages: number[] = [];
    let refused = 0;
    for (const until = performance.now() + WATCH_MS; performance.now() < until; await wait(EVERY_MS)) {
      const { status, ms } = await open(other?.cookie);
      if (status === 200) pages.push(ms);
      else refused += 1;
    }
    const after = readMemory(pid);
    const asked = pages.length + refused;
    const connected = senders.filter(({ destroyed }) => !destroyed).length;
    return [
      told('slow senders, readers that do not read', `${SLOW_SENDERS}, ${SLOW_READERS}`),
      atMost('other customers’ pages meanwhile, p99', getPercentile(pages, 0.99), 1000, 'ms'),
      atMost(`of ${asked} pages, refused`, refused, Math.floor(asked / 50), 'pages'),
      atMost('slow senders still connected', connected, 0, 'connections'),
      told('resident memory before, after', `${before} MB, ${after} MB`),
      atMost('memory for each slow client', (after - before) / (SLOW_SENDERS + SLOW_READERS), 0.25, 'MB'),
    ];
  });
}

function send(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  // Without reading, the close of the connection would never be noticed.
  return socket.resume();
}
