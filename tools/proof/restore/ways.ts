import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../faults/world.ts';
import { copyRunningCluster } from './copy-running-cluster.ts';
import { type Cluster, giveTo, initialize, query, run, start } from './cluster.ts';

const ARCHIVE_LIMIT_MS = 30_000;

type Running = Awaited<ReturnType<typeof start>>;

/** One way to take a backup and to come back from it. */
export interface Way {
  name: string;
  /** Whether it can restore to any moment, or only to that of the backup. */
  isToAnyMoment: boolean;
  /** Of the running server; `meanwhile` is what customers do while it lasts. */
  takeBackup: (cluster: Cluster, url: string, meanwhile: () => Promise<void>) => Promise<void>;
  /** Into the wiped data folder; answers the restored server. */
  restore: (cluster: Cluster, moment: string) => Promise<Running>;
}

export const dump: Way = {
  name: 'pg_dump, pg_restore',
  isToAnyMoment: false,
  async takeBackup(cluster, url, meanwhile) {
    const args = ['--format=custom', `--file=${toDumpFile(cluster)}`, `--dbname=${url}`];
    await Promise.all([run(cluster, 'pg_dump', args), meanwhile()]);
  },
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
  async takeBackup(cluster, url, meanwhile) {
    const args = [
      `--pgdata=${toCopy(cluster)}`,
      '--checkpoint=fast',
      '--wal-method=stream',
      `--dbname=${url}`,
    ];
    await Promise.all([run(cluster, 'pg_basebackup', args), meanwhile()]);
  },
  restore: restoreCopy,
};

/** The same as pg_basebackup, for the packaged server, which has no client programs. */
export const lowLevelBackup: Way = {
  name: 'pg_backup_start, a copy and the archived log',
  isToAnyMoment: true,
  takeBackup: (cluster, url, meanwhile) =>
    copyRunningCluster({ url, source: cluster.home.cluster, target: toCopy(cluster), meanwhile }),
  restore: restoreCopy,
};

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
  await run({ ...cluster, binaries: '/' }, 'cp', ['-a', toCopy(cluster), cluster.home.cluster]);
  const signal = join(cluster.home.cluster, 'recovery.signal');
  writeFileSync(signal, '');
  giveTo(cluster.home, signal);
  return start(cluster, {
    // No connections before the target moment is reached.
    hot_standby: 'off',
    restore_command: `cp ${cluster.archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
}

const toDumpFile = ({ home }: Cluster): string => join(home.folder, 'portal.dump');
const toCopy = ({ home }: Cluster): string => join(home.folder, 'copy');
