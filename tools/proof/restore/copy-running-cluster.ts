import { execFile, execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, giveTo } from './cluster.ts';

/**
 * Copies the data folder of a running server so that another can start on the copy: PostgreSQL's low-level backup,
 * which pg_basebackup uses too.
 */
export async function copyRunningCluster(url: string, { home }: Cluster, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // One connection from start to stop: PostgreSQL aborts the backup when it closes.
  await client.query(`select pg_backup_start('proof', true)`);
  await promisify(execFile)('cp', ['-a', home.cluster, target], { env: { LC_ALL: 'C' } }).catch(
    ({ stderr }: { stderr: string }) => {
      // The server may delete files during the copy; replaying the WAL makes up for it.
      if (!/^(?:.* No such file or directory\n)+$/.test(stderr)) throw new Error(stderr);
    },
  );
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  // The WAL contains what was written while the files were copied.
  execFileSync('cp', ['-a', `${join(home.cluster, 'pg_wal')}/.`, join(target, 'pg_wal')]);
  await client.end();
  rmSync(join(target, 'postmaster.pid'));
  const label = join(target, 'backup_label');
  writeFileSync(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
  giveTo(home, label);
}
