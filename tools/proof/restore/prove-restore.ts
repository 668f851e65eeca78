import { getPostgresAccount } from '../../../postgres/src/account.ts';
import { getPostgresBinaries } from '../../../postgres/src/binaries.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { atLeast, atMost, exactly, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, makeFolder } from '../faults/world.ts';
import { createCluster, initialize, query, start, wipe } from './cluster.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import type { CustomerBrowser } from '../customer-browser.ts';
import { chooseMany, type Kept, logIn } from '../visits.ts';
import { findPostgresPrograms } from './find-postgres.ts';
import { archiveAll, baseBackup, dump, lowLevelBackup, type Way } from './ways.ts';

/** Test customers whose registers work. */
const CUSTOMERS = [fodselsnumre.standard, fodselsnumre.loMedlem, fodselsnumre.utland, fodselsnumre.prolife];
const EACH = 50;

/**
 * Takes backups while customers write, loses the database, restores it, and compares: with the packaged server, and
 * with PostgreSQL's own programs where this machine has them.
 */
export async function proveRestore(options: ProofOptions): Promise<Figure[]> {
  const packaged = {
    folder: await getPostgresBinaries(getPostgresAccount()),
    version: 'the packaged server',
  };
  const programs = findPostgresPrograms();
  const trials = [
    { way: lowLevelBackup, of: packaged },
    ...(programs === undefined ? [] : [dump, baseBackup].map((way) => ({ way, of: programs }))),
  ];
  const figures: Figure[] = [];
  for (const { way, of } of trials)
    figures.push(told(way.name, of.version), ...(await tryWay(way, of.folder, options)));
  if (programs === undefined)
    figures.push({
      what: 'pg_dump, pg_restore and pg_basebackup',
      figure: 'not tried: this machine has no PostgreSQL with server and client programs',
      limit: 'POSTGRES_BIN names their folder',
      holds: false,
    });
  return figures;
}

/**
 * Customers write over HTTP during a backup; then a table is emptied, and the disk is lost. The restored portal must
 * have every choice acknowledged before the chosen moment, and continue as the manual says.
 * @param binaries the folder above `bin` of the server that is backed up
 */
async function tryWay(way: Way, binaries: string, { isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const cluster = createCluster(await makeFolder(world.undo), binaries);
    await initialize(cluster);
    const running = await start(cluster);
    world.undo(() => running.stop());
    const portal = await world.startPortal({ env: { DATABASE_URL: running.url } });
    const choosers = await Promise.all(CUSTOMERS.map((customer) => logIn(portal.url, customer)));
    const takeBackup = (meanwhile: () => Promise<void>) => way.takeBackup(cluster, running.url, meanwhile);
    // Weakened: the backup is from before the writes, and its WAL is not replayed.
    if (isWeakened) await takeBackup(async () => {});
    const earlyMoment = await readClock(running.url);

    const before = await chooseMany(choosers, EACH);
    const meanwhile: Kept[] = [];
    const backupStartedAt = performance.now();
    if (!isWeakened) await takeBackup(async () => void meanwhile.push(...(await chooseMany(choosers, EACH))));
    const backupMs = performance.now() - backupStartedAt;
    const after = await chooseMany(choosers, EACH);

    const moment = isWeakened ? earlyMoment : await readClock(running.url);
    const late = await logIn(portal.url, CUSTOMERS[0] ?? '');
    const undone = await chooseMany(choosers, EACH);
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

    // A dump is a snapshot: later choices are not in it, and not expected.
    const promised = way.isToAnyMoment ? [...before, ...meanwhile, ...after] : before;
    const found = await findKept(restored.url);
    const lost = promised.filter(
      ({ mark, reference }) => !found.marks.has(mark) || !found.references.has(reference),
    );
    const undoneFound = undone.filter(({ mark }) => found.marks.has(mark));
    const isKnown = async (browser: CustomerBrowser) => {
      const headers = { cookie: browser.cookieHeader() };
      return (await world.ask(again.url + endpoints.getSession.path, { headers })).status === 200;
    };
    const knownAgain = (await Promise.all(choosers.map(isKnown))).filter(Boolean).length;
    const lateKnown = Number(await isKnown(late));
    return [
      told(
        'backup while customers write, restore to a server that answers',
        `${Math.round(backupMs)} ms, ${Math.round(restoreMs)} ms`,
      ),
      atLeast('choices acknowledged before the moment gone back to', promised.length, EACH, 'choices'),
      atMost('of them lost, from the log or the audit trail', lost.length, 0, 'choices'),
      atMost(`of ${undone.length} after that moment, found`, undoneFound.length, 0, 'choices'),
      exactly(`of ${choosers.length} visits from before, known`, knownAgain, choosers.length, 'visits'),
      exactly('visits from after that moment, known', lateKnown, 0, 'visits'),
    ];
  });
}

async function readClock(url: string): Promise<string> {
  const [row] = await query(
    url,
    `select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.US TZH:TZM') as now`,
  );
  return String(row?.['now']);
}

async function findKept(url: string) {
  const marks = await query(url, 'select tekstversjon as mark from portal_data.samtykkeendring');
  const references = await query(url, 'select reference from portal_data.revisjonsspor');
  return {
    marks: new Set(marks.map(({ mark }) => mark)),
    references: new Set(references.map(({ reference }) => reference)),
  };
}
