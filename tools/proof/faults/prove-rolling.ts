import { join } from 'node:path';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions, type Visit } from './create-sessions.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { type Answered, createHttpClient, type HttpClient } from './http-client.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';
import { makeNextVersion } from './next-version.ts';
import { inWorld, type Portal } from './world.ts';

const REQUESTS = 10_000;
const ROLLS = 4;
const CUSTOMERS = 16;
const PAGE = '/privat/forsikring/oversikt';
const THIS_VERSION = 'server/src/main.ts';
const DRAIN_DELAY_MS = 1000;

interface Count {
  begun: number;
  pages: number;
  assets: number;
  writes: number;
  dropped: Map<string, number>;
}

/**
 * Rolling deploy: two portals behind one address are replaced in turn by another version and back, while customers
 * use them.
 */
export async function proveRolling({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const balancer = await startLoadBalancer();
    world.undo(() => balancer.close());
    const nextVersion = makeNextVersion(join(world.dataDir, 'next-version'));
    const start = async (script: string): Promise<Portal> => {
      const portal = await world.startPortal({
        publicUrl: balancer.url,
        script,
        env: {
          DRAIN_DELAY_MS: String(DRAIN_DELAY_MS),
          KEPT_ASSETS_DIR: join(world.dataDir, 'assets'),
        },
      });
      balancer.add(portal.url);
      await balancer.untilReady(portal.url);
      return portal;
    };
    const portals = [await start(THIS_VERSION), await start(THIS_VERSION)];
    const visits = await createSessions(world.databaseUrl, CUSTOMERS);
    const count: Count = { begun: 0, pages: 0, assets: 0, writes: 0, dropped: new Map() };
    const client = createHttpClient();
    world.undo(async () => client.close());
    let isRolling = true;
    const customers = visits.map((visit) =>
      beCustomer(client, balancer, visit, count, () => isRolling || count.begun < REQUESTS),
    );
    const stops = await roll({
      portals,
      start,
      balancer,
      versions: [nextVersion, THIS_VERSION],
      isWeakened,
    }).finally(() => {
      isRolling = false;
    });
    await Promise.all(customers);
    const dropped = [...count.dropped.values()].reduce((sum, number) => sum + number, 0);
    return [
      told('portals replaced under load, half by another version', `${ROLLS * 2}`),
      atLeast('requests in all', count.begun, REQUESTS, 'requests'),
      told(
        'pages, assets of both versions, writes among them',
        `${count.pages}, ${count.assets}, ${count.writes}`,
      ),
      {
        ...atMost('dropped', dropped, 0, 'requests'),
        figure: [
          `${dropped} requests`,
          ...[...count.dropped].map(([why, number]) => `${why}: ${number}`),
        ].join('; '),
      },
      atMost('longest stop', Math.max(...stops), 30_000, 'ms'),
    ];
  });
}

/** Replaces each in turn: starts the new one, then stops the old one. Returns how long each stop took, in milliseconds. */
async function roll({
  portals,
  start,
  balancer,
  versions,
  isWeakened,
}: {
  portals: Portal[];
  start: (script: string) => Promise<Portal>;
  balancer: LoadBalancer;
  /** By turns. */
  versions: readonly string[];
  isWeakened: boolean;
}): Promise<number[]> {
  const stops: number[] = [];
  for (let round = 0; round < ROLLS; round += 1) {
    for (const index of portals.keys()) {
      const old = portals[index];
      if (old === undefined) continue;
      portals[index] = await start(versions[round % versions.length] ?? THIS_VERSION);
      const startedAt = performance.now();
      // Weakened: the old one is killed where it stands.
      if (isWeakened) old.kill();
      else await old.stop(60_000);
      await old.ended;
      stops.push(performance.now() - startedAt);
      balancer.remove(old.url);
    }
  }
  return stops;
}

/** Opens pages and their linked files, calls the API, and writes; every answer must be right and complete. */
async function beCustomer(
  client: HttpClient,
  { url }: LoadBalancer,
  { cookie, formToken }: Visit,
  count: Count,
  isGoingOn: () => boolean,
): Promise<void> {
  const ask = async (
    what: string,
    path: string,
    options: Parameters<HttpClient['ask']>[1],
  ): Promise<Answered> => {
    count.begun += 1;
    const answered = await client.ask(url + path, options);
    if (answered.status !== 200) {
      const why = `${what} ${answered.isBroken ? 'broken off' : answered.status}`;
      count.dropped.set(why, (count.dropped.get(why) ?? 0) + 1);
    }
    return answered;
  };
  while (isGoingOn()) {
    const page = await ask('page', PAGE, { headers: { cookie, accept: 'text/html' } });
    count.pages += 1;
    const html = page.body.toString();
    if (page.status === 200 && !html.endsWith('</html>'))
      count.dropped.set('page not whole', (count.dropped.get('page not whole') ?? 0) + 1);
    for (const path of new Set(html.match(/\/privat\/forsikring\/oversikt\/assets\/[\w.-]+\.(?:css|js)/g))) {
      await ask('asset', path, {});
      count.assets += 1;
    }
    for (let read = 0; read < 10; read += 1)
      await ask('read', endpoints.getSession.path, { headers: { cookie } });
    await ask('write', endpoints.createJumpToken.path, {
      method: 'POST',
      headers: {
        cookie,
        'x-xsrf-token': formToken,
        'x-requested-by': 'forsikringsoversikt',
        'content-type': 'application/json',
      },
      body: '{}',
    });
    count.writes += 1;
  }
}
