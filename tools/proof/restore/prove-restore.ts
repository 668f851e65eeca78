import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { getPostgresAccount } from '../../../postgres/src/account.ts';
import { getPostgresBinaries } from '../../../postgres/src/binaries.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { openVisit } from '../customer-browser.ts';
import { startTraffic, type Traffic } from '../failover/traffic.ts';
import { atLeast, atMost, exactly, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, makeFolder, waitUntil } from '../faults/world.ts';
import { initialize, openCluster, query, wipe } from './cluster.ts';
import { archiveAll, baseBackup, dump, findPostgres, lowLevelBackup, start, type Way } from './ways.ts';

const EACH = 100;
const visitors = [fodselsnumre.standard, fodselsnumre.loMedlem, fodselsnumre.utland, fodselsnumre.prolife];

/** Takes backups while customers write, loses the database, restores it, and compares. */
export async function proveRestore(options: ProofOptions): Promise<Figure[]> {
  const own = findPostgres();
  const packaged = await getPostgresBinaries(getPostgresAccount());
  return [
    ...(await tryWay(lowLevelBackup, packaged, options)),
    ...(await tryWay(dump, own, options)),
    ...(await tryWay(baseBackup, own, options)),
  ];
}

/**
 * Customers write over HTTP during a backup; then a table is emptied, and the disk is lost. The restored portal must
 * have everything from before the chosen moment and nothing from after it, and continue as the manual says.
 * @param binaries the folder above `bin` of the server that is backed up
 */
async function tryWay(way: Way, binaries: string, { isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const cluster = openCluster(await makeFolder(world.undo), binaries);
    await initialize(cluster);
    const running = await start(cluster);
    world.undo(() => running.stop());
    const portal = await world.startPortal({ env: { DATABASE_URL: running.url } });
    const visits = await Promise.all(visitors.map((visitor) => openVisit(portal.url, visitor)));
    // Weakened: the backup is from before the writes, and its WAL is not replayed.
    if (isWeakened) await way.takeBackup(cluster, running.url);
    const early = await readClock(running.url);

    const traffic = await startTraffic(world, portal.url);
    await writeMore(traffic);
    let promised = await findKept(running.url);
    const backupStartedAt = performance.now();
    if (!isWeakened) await way.takeBackup(cluster, running.url);
    const backupMs = performance.now() - backupStartedAt;
    const atBackup = await findKept(running.url);
    await writeMore(traffic);
    await traffic.end();
    const atMoment = await findKept(running.url);
    const moment = isWeakened ? early : await readClock(running.url);
    // A dump is a snapshot: later writes are not in it, and not expected.
    if (way.isToAnyMoment) promised = atMoment;

    const late = await openVisit(portal.url, fodselsnumre.standard);
    const lateTraffic = await startTraffic(world, portal.url);
    await writeMore(lateTraffic);
    await lateTraffic.end();
    const undone = (await findKept(running.url)).difference(way.isToAnyMoment ? atMoment : atBackup);
    // The damage to undo: an operator's mistake, then the loss of the disk.
    await query(running.url, 'truncate portal_data.samtykkelevering');
    await archiveAll(running.url);
    await portal.stop(30_000);
    await running.stop();
    wipe(cluster);

    const restoreStartedAt = performance.now();
    const restored = await way.restore(cluster, moment);
    world.undo(() => restored.stop());
    const restoreMs = performance.now() - restoreStartedAt;
    const again = await world.startPortal({ env: { DATABASE_URL: restored.url } });
    const found = await findKept(restored.url);
    const countKnown = async (cookies: readonly string[]): Promise<number> => {
      const ask = (cookie: string) =>
        world.ask(again.url + endpoints.getSession.path, { headers: { cookie } });
      return (await Promise.all(cookies.map(ask))).filter(({ status }) => status === 200).length;
    };
    return [
      told(
        way.name,
        execFileSync(join(binaries, 'bin/postgres'), ['--version'], { encoding: 'utf8' }).trim(),
      ),
      told(
        'backup while customers write, restore to a server that answers',
        `${Math.round(backupMs)} ms, ${Math.round(restoreMs)} ms`,
      ),
      atLeast(
        'kept in the log and the audit trail before the moment gone back to',
        promised.size,
        EACH,
        'rows',
      ),
      atMost('of them lost', promised.difference(found).size, 0, 'rows'),
      atLeast('kept after that moment', undone.size, EACH, 'rows'),
      atMost('of them found', undone.intersection(found).size, 0, 'rows'),
      exactly(
        `of ${visits.length} visits from before, known`,
        await countKnown(visits),
        visits.length,
        'visits',
      ),
      exactly('visits from after that moment, known', await countKnown([late]), 0, 'visits'),
    ];
  });
}

function writeMore({ writes }: Traffic): Promise<void> {
  const before = writes.length;
  return waitUntil(() => writes.length >= before + EACH, 'Nobody writes');
}

async function readClock(url: string): Promise<string> {
  const [row] = await query(url, 'select clock_timestamp()::text as now');
  return String(row?.['now']);
}

/** What `writes` shows to be there when a customer has been told so: each choice, and each write's reference. */
async function findKept(url: string): Promise<Set<unknown>> {
  const rows = await query(
    url,
    'select tekstversjon as kept from portal_data.samtykkeendring union select reference from portal_data.revisjonsspor',
  );
  return new Set(rows.map(({ kept }) => kept));
}
