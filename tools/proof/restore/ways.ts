import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATABASE, startServer, stopServer } from '../../../postgres/src/server.ts';
import { waitUntil } from '../faults/world.ts';
import { copyRunningCluster } from './copy-running-cluster.ts';
import { type Cluster, giveTo, initialize, query, run } from './cluster.ts';

const ARCHIVE_LIMIT_MS = 30_000;
const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'];

type Running = Awaited<ReturnType<typeof start>>;

/** One way to take a backup and to come back from it. */
export interface Way {
  name: string;
  /** Whether it can restore to any moment, or only to that of the backup. */
  isToAnyMoment: boolean;
  /** Of the running server. */
  takeBackup: (cluster: Cluster, url: string) => Promise<void>;
  /** Into the wiped data folder; answers the restored server. */
  restore: (cluster: Cluster, moment: string) => Promise<Running>;
}

export const dump: Way = {
  name: 'pg_dump, pg_restore',
  isToAnyMoment: false,
  takeBackup: (cluster, url) =>
    run(cluster, 'pg_dump', ['--format=custom', `--file=${toDumpFile(cluster)}`, `--dbname=${url}`]),
  async restore(cluster) {
    await initialize(cluster);
    const running = await start(cluster);
    await run(cluster, 'pg_restore', ['--exit-on-error', `--dbname=${running.url}`, toDumpFile(cluster)]);
    return running;
  },
};

export const baseBackup: Way = {
  name: 'pg_basebackup and the archived log',
  isToAnyMoment: true,
  takeBackup: (cluster, url) =>
    run(cluster, 'pg_basebackup', [`--pgdata=${toCopy(cluster)}`, '--checkpoint=fast', `--dbname=${url}`]),
  restore: restoreCopy,
};

/** The same as pg_basebackup, for the packaged server, which has no client programs. */
export const lowLevelBackup: Way = {
  name: 'pg_backup_start, a copy and the archived log',
  isToAnyMoment: true,
  takeBackup: (cluster, url) => copyRunningCluster(url, cluster, toCopy(cluster)),
  restore: restoreCopy,
};

/**
 * The folder of a PostgreSQL on this machine with server and client programs of the same version: client programs
 * refuse a newer server. `POSTGRES_BIN` names its `bin`; else the newest that Debian has installed.
 * @throws when there is none
 */
export function findPostgres(): string {
  const toNewest = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  const named = process.env['POSTGRES_BIN'];
  const folders = named === undefined ? globSync('/usr/lib/postgresql/*/bin').toSorted(toNewest) : [named];
  const bin = folders.find((folder) => programs.every((program) => existsSync(join(folder, program))));
  if (bin === undefined)
    throw new Error(`POSTGRES_BIN must name a folder with ${programs.join(', ')}: this machine has none`);
  return dirname(bin);
}

/** Starts the server with a WAL archive outside its data folder, and answers its address with password. */
export async function start(cluster: Cluster, settings: Record<string, string> = {}) {
  const { home, binaries } = cluster;
  mkdirSync(toArchive(cluster), { recursive: true });
  giveTo(home, toArchive(cluster));
  const server = await startServer(home, binaries, {
    archive_mode: 'on',
    // A segment is never overwritten; on failure the server keeps it and tries again.
    archive_command: `test ! -f ${toArchive(cluster)}/%f && cp %p ${toArchive(cluster)}/%f`,
    ...settings,
  });
  const password = readFileSync(home.passwordFile, 'utf8');
  return {
    url: `postgres://${DATABASE}:${password}@127.0.0.1:${server.port}/postgres`,
    stop: () => stopServer(server),
  };
}

/** Waits until everything written so far is in the archive, as `archive_timeout` ensures in a quiet hour. */
export async function archiveAll(url: string): Promise<void> {
  const [row] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as file');
  const isArchived = async () => {
    const [stat] = await query(url, 'select last_archived_wal as last from pg_stat_archiver');
    return typeof stat?.['last'] === 'string' && stat['last'] >= String(row?.['file']);
  };
  await waitUntil(isArchived, 'The log is not archived', ARCHIVE_LIMIT_MS);
}

async function restoreCopy(cluster: Cluster, moment: string): Promise<Running> {
  await run(cluster, 'cp', ['-a', toCopy(cluster), cluster.home.cluster]);
  await run(cluster, 'touch', [join(cluster.home.cluster, 'recovery.signal')]);
  return start(cluster, {
    // No connections before the target moment is reached.
    hot_standby: 'off',
    restore_command: `cp ${toArchive(cluster)}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
}

const toArchive = ({ home }: Cluster): string => join(home.folder, 'archive');
const toDumpFile = ({ home }: Cluster): string => join(home.folder, 'portal.dump');
const toCopy = ({ home }: Cluster): string => join(home.folder, 'copy');
