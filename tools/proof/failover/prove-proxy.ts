import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { getFreePort } from '../../../postgres/src/process.ts';
import { findProgram } from '../../find-program.ts';
import { type ProxyName, startProxy } from '../../manifests/start-proxy.ts';
import type { Visit } from '../faults/create-sessions.ts';
import {
  atLeast,
  atMost,
  exactly,
  type Figure,
  getPercentile,
  type ProofOptions,
  told,
} from '../faults/figure.ts';
import { type Ask, createHttpClient } from '../faults/http-client.ts';
import { makeVersionBefore } from '../faults/version-before.ts';
import { inWorld, makeFolder, type Portal, waitUntil, type World } from '../faults/world.ts';
import { beCustomer, type Count } from './be-customer.ts';

const HOST = 'localhost';
const PAGE = '/privat/forsikring/oversikt';
const THIS_VERSION = 'server/src/main.ts';
/** As the manifests have it (`minReadySeconds`): the proxy has seen the new process before the next one ends. */
const READY_FOR_MS = 5000;
const ROLLS = 2;
const CUSTOMERS = 8;
const SLOW_SENDERS = 200;
const SLOW_READERS = 100;
/** Both cut off a request whose headers take longer than 15 s. */
const SLOW_WATCH_MS = 20_000;
const EVERY_MS = 200;
const ANSWER_LIMIT_MS = 5000;

interface Setting {
  world: World;
  port: number;
  url: string;
  ask: Ask;
  certificate: string;
  visits: readonly Visit[];
}

/**
 * Two portals behind nginx or HAProxy with the configuration of deploy/proxy, over TLS: a rolling deploy under load,
 * slow clients, pipelined requests, headers that are too large, and nobody who answers.
 */
export async function proveProxy(
  name: ProxyName,
  { isWeakened, before = 'HEAD' }: ProofOptions,
): Promise<Figure[]> {
  const program = findProgram({ names: [name], packages: [name] });
  if (program === undefined) throw new Error(`this machine has no ${name} (Debian: apt-get install ${name})`);
  return inWorld(async (world) => {
    const port = await getFreePort();
    const [one, two] = [await getFreePort(), await getFreePort()];
    const url = `https://${HOST}:${port}`;
    const start = async (own: number, script = THIS_VERSION): Promise<Portal> =>
      world.startPortal({
        publicUrl: url,
        port: own,
        script,
        env: {
          TRUST_PROXY: '127.0.0.1',
          DRAIN_DELAY_MS: '5000',
          KEPT_ASSETS_DIR: join(world.dataDir, 'assets'),
        },
      });
    const older = await makeVersionBefore(join(world.dataDir, 'version-before'), before);
    const versions = [THIS_VERSION, older.script];
    const portals = [await start(one, older.script), await start(two, older.script)];
    const folder = await makeFolder(world.undo);
    const proxy = await startProxy(name, {
      program,
      folder,
      host: HOST,
      port,
      ports: [one, two],
      connections: 2000,
    });
    world.undo(() => proxy.stop());
    const client = createHttpClient(proxy.certificate);
    world.undo(client.close);
    const visits = (await older.createSessions(world.databaseUrl, CUSTOMERS)).map(
      ({ cookie, formToken }) => ({
        cookie: `__Host-${cookie}`,
        formToken,
      }),
    );
    const setting = { world, port, url, ask: client.ask, certificate: proxy.certificate, visits };
    await waitUntil(async () => (await client.ask(url + PAGE)).status === 200, `${name} leads nowhere`);

    const roll = async (): Promise<void> => {
      for (let round = 0; round < ROLLS; round += 1)
        for (const [index, old] of portals.entries()) {
          // Weakened: the other one is killed where it stands.
          if (isWeakened) portals[1 - index]?.kill();
          await old.stop(60_000);
          await old.ended;
          portals[index] = await start([one, two][index] ?? 0, versions[round % 2]);
          await wait(READY_FOR_MS);
        }
    };
    const figures = await tryRolling(setting, roll);
    if (isWeakened) return figures;
    figures.push(...(await trySlowClients(setting)));
    figures.push(await tryPipelining(setting), ...(await tryHeaders(setting)));
    await Promise.all(portals.map((portal) => portal.stop(60_000)));
    const busy = await client.ask(url + PAGE);
    const isOurs = busy.status === 503 && busy.body.includes('<html lang="nb"') && busy.retryAfter === '5';
    return [...figures, exactly('nobody answers: customers read our words', Number(isOurs), 1, 'of 1')];
  });
}

async function tryRolling({ ask, url, visits }: Setting, roll: () => Promise<void>): Promise<Figure[]> {
  const count: Count = { begun: { page: 0, asset: 0, read: 0, write: 0 }, dropped: new Map() };
  let isRolling = true;
  const customers = visits.map((visit) => beCustomer(ask, url, visit, count, () => isRolling));
  try {
    await roll();
  } finally {
    isRolling = false;
  }
  await Promise.all(customers);
  const { page, asset, read, write } = count.begun;
  const reasons = [...count.dropped].map(([why, number]) => `; ${why}: ${number}`);
  const dropped = atMost(
    'dropped',
    [...count.dropped.values()].reduce((all, one) => all + one, 0),
    0,
    'requests',
  );
  return [
    told('portals replaced one after the other under load', `${ROLLS * 2}`),
    atLeast('requests', page + asset + read + write, 1000, 'requests'),
    told('pages, assets, writes among them', `${page}, ${asset}, ${write}`),
    { ...dropped, figure: dropped.figure + reasons.join('') },
  ];
}

async function trySlowClients(setting: Setting): Promise<Figure[]> {
  const { world, ask, url, visits } = setting;
  const open = (text: string) => {
    const socket = connectTo(setting);
    socket.write(text);
    return socket;
  };
  const senders = Array.from({ length: SLOW_SENDERS }, () =>
    open(`GET ${PAGE} HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `).resume(),
  );
  const drip = setInterval(() => {
    for (const sender of senders) if (!sender.destroyed) sender.write('x');
  }, 1000);
  const readers = Array.from({ length: SLOW_READERS }, (_, index) =>
    open(
      `GET ${PAGE} HTTP/1.1\r\nHost: ${HOST}\r\nCookie: ${visits[index % visits.length]?.cookie}\r\n\r\n`,
    ).pause(),
  );
  const end = (): void => {
    clearInterval(drip);
    for (const socket of [...senders, ...readers]) socket.destroy();
  };
  world.undo(end);
  const pages: number[] = [];
  let refused = 0;
  for (const until = performance.now() + SLOW_WATCH_MS; performance.now() < until; await wait(EVERY_MS)) {
    const { status, ms } = await ask(url + PAGE, { headers: { accept: 'text/html' } });
    if (status === 200) pages.push(ms);
    else refused += 1;
  }
  const connected = senders.filter(({ destroyed }) => !destroyed).length;
  end();
  return [
    told('slow senders, readers that do not read', `${SLOW_SENDERS}, ${SLOW_READERS}`),
    atMost('others’ pages meanwhile, p95', getPercentile(pages, 0.95), 1000, 'ms'),
    atMost(`of ${pages.length + refused} pages, refused`, refused, 0, 'pages'),
    atMost('slow senders still connected', connected, 0, 'connections'),
  ];
}

/** Three requests in one piece are answered in their order, each with its own. */
async function tryPipelining(setting: Setting): Promise<Figure> {
  const paths = ['/finnes-ikke', endpoints.getSessionStatus.path, '/health/ready'];
  const socket = connectTo(setting);
  let heard = '';
  socket.on('data', (piece: Buffer) => (heard += piece.toString('latin1')));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`).join(''));
  const list = () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  await waitUntil(() => list().length >= paths.length || socket.destroyed, '', ANSWER_LIMIT_MS).catch(
    () => {},
  );
  socket.destroy();
  const statuses = list().join(', ');
  return {
    what: 'three pipelined requests',
    figure: statuses,
    limit: '404, 200, 404',
    holds: statuses === '404, 200, 404',
  };
}

/** What Node refuses is refused before it, and what it takes goes through; the next customer notices nothing. */
async function tryHeaders({ ask, url }: Setting): Promise<Figure[]> {
  const send = (bytes: number) => ask(url + PAGE, { headers: { 'x-large': 'x'.repeat(bytes) } });
  const statuses = [await send(7000), await send(20_000), await send(100_000), await send(10)].map(
    ({ status }) => status,
  );
  const [fits, large, huge, next] = statuses;
  // In HTTP/2 there is no answer: the request is broken off.
  const isRefused = (status = 0) => [0, 400, 431].includes(status);
  return [
    exactly('a header of 7 kB goes through', Number(fits === 200), 1, 'of 1'),
    exactly('those of 20 and 100 kB do not', [large, huge].filter(isRefused).length, 2, 'of 2'),
    exactly('and the next request is answered', Number(next === 200), 1, 'of 1'),
  ];
}

function connectTo({ port, certificate }: Setting): TLSSocket {
  return connect({ host: '127.0.0.1', port, servername: HOST, ca: certificate }).on('error', () => {});
}
