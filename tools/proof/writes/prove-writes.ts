import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../../../postgres/src/process.ts';
import { startTraffic, type Traffic } from '../failover/traffic.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, waitUntil, type World } from '../faults/world.ts';
import { query } from '../restore/cluster.ts';
import { countWrites } from './count-writes.ts';

const KILLS = 120;
/** In which each of those who write has some under way. */
const LIFE_MS = 600;
/** Two in each life: with fewer the machine is too busy to tell. */
const LEAST_WRITES = 2 * KILLS;
/** Done, or told to come back. */
const EXPECTED = [200, 204, 503];
/** Of a request that is broken off. */
const NO_ANSWER = 0;

/** Customers write over HTTP while the portal is killed again and again. */
export function proveWrites({ isWeakened }: ProofOptions): Promise<Figure[]> {
  // Weakened: some of the stored writes are hidden from the count.
  return isWeakened ? tryKilledWrites(KILLS / 10, 1, isWeakened) : tryKilledWrites(KILLS, LEAST_WRITES);
}

/** The portal is killed at random moments, and comes back on the same port and database. */
export async function tryKilledWrites(kills: number, least: number, isForgetful = false): Promise<Figure[]> {
  return inWorld(async (world) => {
    const port = await getFreePort();
    let portal = await world.startPortal({ port });
    const traffic = await startTraffic(world, portal.url);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = traffic.writes.length;
      await waitUntil(() => traffic.writes.length > before, 'Nobody writes');
      await wait(Math.random() * LIFE_MS);
      portal.kill();
      await portal.ended;
      portal = await world.startPortal({ port });
    }
    await traffic.end();
    const sent = traffic.sent.filter(({ status }) => status !== NO_ANSWER);
    const found = { sent, writes: traffic.writes };
    const figures = await tellWrites(world, world.databaseUrl, found, { least, isForgetful });
    return [told('times that the portal was killed', String(kills)), ...figures];
  });
}

/**
 * What became of every write, by the registers' journal and our log, when all is delivered.
 * @param options.least acknowledged writes
 * @param options.isForgetful leaves out every tenth change of the journal: lost writes must then be found
 */
export async function tellWrites(
  world: World,
  databaseUrl: string,
  { sent, writes }: Pick<Traffic, 'sent' | 'writes'>,
  { least, isForgetful = false }: { least: number; isForgetful?: boolean },
): Promise<Figure[]> {
  await waitUntilDelivered(databaseUrl);
  const kept = await query(databaseUrl, 'select id, tekstversjon from portal_data.samtykkeendring');
  const journal = await world.readJournal();
  const counted = countWrites({
    writes,
    journal: journal.filter((_, index) => !isForgetful || index % 10 > 0),
    kept: kept.map(({ id, tekstversjon }) => ({ id: Number(id), mark: tekstversjon })),
  });
  const strange = sent.filter(({ status }) => !EXPECTED.includes(status));
  const kinds = [...new Set(strange.map(({ what, status }) => `; ${what} ${status}`))];
  const otherwise = atMost('answered otherwise than done or come back', strange.length, 0, 'requests');
  return [
    told('requests', String(sent.length)),
    atLeast(`of ${counted.writes} writes, acknowledged`, counted.acknowledged, least, 'writes'),
    atMost('acknowledged writes lost', counted.lost, 0, 'writes'),
    atMost('done twice', counted.twice, 0, 'writes'),
    told(
      'not acknowledged, of them done all the same',
      `${counted.unacknowledged}, ${counted.unacknowledgedButDone}`,
    ),
    atMost('logged out', sent.filter(({ logsOut }) => logsOut).length, 0, 'requests'),
    { ...otherwise, figure: otherwise.figure + kinds.join('') },
  ];
}

/** A new process takes over the deliveries of a dead one after 12 s. */
async function waitUntilDelivered(databaseUrl: string): Promise<void> {
  const isDelivered = async () =>
    (await query(databaseUrl, 'select 1 from portal_data.samtykkelevering where outcome is null')).length ===
    0;
  await waitUntil(isDelivered, 'Consents were still not delivered');
}
