import { join } from 'node:path';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions, type Visit } from './create-sessions.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from './figure.ts';
import type { Answered, Ask, Asked } from './http-client.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { makeNextVersion } from './next-version.ts';
import { makeVersionBefore } from './version-before.ts';
import { inWorld, type Portal } from './world.ts';

const REQUESTS = 10_000;
const ROLLS = 4;
const CUSTOMERS = 16;
const PAGE = '/privat/forsikring/oversikt';
const THIS_VERSION = 'server/src/main.ts';
const DRAIN_DELAY_MS = 1000;

/** Of requests, by what was asked for; and what was dropped, by why. */
export interface Count {
  begun: Record<'page' | 'asset' | 'read' | 'write', number>;
  dropped: Map<string, number>;
}

/**
 * Rolling deploy: two portals behind one address are replaced in turn by another version and back, while customers
 * use them.
 */
export async function proveRolling({ isWeakened, before }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const balancer = await startLoadBalancer(world);
    const older =
      before === undefined
        ? undefined
        : await makeVersionBefore(join(world.dataDir, 'version-before'), before);
    const first = older?.script ?? THIS_VERSION;
    const versions = [
      older === undefined ? makeNextVersion(join(world.dataDir, 'next-version')) : THIS_VERSION,
      first,
    ];
    const env = { DRAIN_DELAY_MS: String(DRAIN_DELAY_MS), KEPT_ASSETS_DIR: join(world.dataDir, 'assets') };
    const start = async (script = THIS_VERSION): Promise<Portal> => {
      const portal = await world.startPortal({ publicUrl: balancer.url, script, env });
      await balancer.add(portal.url);
      return portal;
    };
    const portals = [await start(first), await start(first)];
    const visits = await (older?.createSessions ?? createSessions)(world.databaseUrl, CUSTOMERS);
    const count: Count = { begun: { page: 0, asset: 0, read: 0, write: 0 }, dropped: new Map() };
    const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
    let isRolling = true;
    const isGoingOn = () => isRolling || sum(Object.values(count.begun)) < REQUESTS;
    const customers = visits.map((visit) => beCustomer(world.ask, balancer.url, visit, count, isGoingOn));

    const stops: number[] = [];
    try {
      for (let round = 0; round < ROLLS; round += 1) {
        for (const [index, old] of portals.entries()) {
          portals[index] = await start(versions[round % versions.length]);
          const startedAt = performance.now();
          // Weakened: the old one is killed where it stands.
          if (isWeakened) old.kill();
          else await old.stop(60_000);
          await old.ended;
          stops.push(performance.now() - startedAt);
          balancer.remove(old.url);
        }
      }
    } finally {
      isRolling = false;
    }
    await Promise.all(customers);
    const { page, asset, write } = count.begun;
    const reasons = [...count.dropped].map(([why, number]) => `; ${why}: ${number}`);
    const dropped = atMost('dropped', sum(count.dropped.values()), 0, 'requests');
    return [
      told('portals replaced under load, half by another version', `${ROLLS * 2}`),
      atLeast('requests in all', sum(Object.values(count.begun)), REQUESTS, 'requests'),
      told('pages, assets of both versions, writes among them', `${page}, ${asset}, ${write}`),
      { ...dropped, figure: dropped.figure + reasons.join('') },
      atMost('longest stop', Math.max(...stops), 30_000, 'ms'),
    ];
  });
}

/** Opens pages and their linked files, calls the API, and writes; every answer must be right and complete. */
export async function beCustomer(
  send: Ask,
  url: string,
  { cookie, formToken }: Visit,
  { begun, dropped }: Count,
  isGoingOn: () => boolean,
): Promise<void> {
  const drop = (why: string) => void dropped.set(why, (dropped.get(why) ?? 0) + 1);
  const ask = async (what: keyof Count['begun'], path: string, asked: Asked): Promise<Answered> => {
    begun[what] += 1;
    const answered = await send(url + path, asked);
    if (answered.status === 502) drop(`${what} 502, ${answered.body.toString().slice(0, 80)}`);
    else if (answered.status !== 200)
      drop(`${what} ${answered.status === 0 ? 'broken off' : answered.status}`);
    return answered;
  };
  while (isGoingOn()) {
    const { status, body } = await ask('page', PAGE, { headers: { cookie, accept: 'text/html' } });
    const html = body.toString();
    if (status === 200 && !html.endsWith('</html>')) drop('page not whole');
    for (const path of new Set(html.match(/\/privat\/forsikring\/oversikt\/assets\/[\w.-]+\.(?:css|js)/g)))
      await ask('asset', path, {});
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
  }
}
