import { execFile } from 'node:child_process';
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
  let labelfile: string | undefined;
  try {
    // One connection from start to stop: PostgreSQL aborts the backup when it closes.
    await client.query(`select pg_backup_start('proof', true)`);
    await copy(home.cluster, target);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    labelfile = rows[0]?.labelfile;
    // The WAL contains what was written while the files were copied.
    await copy(`${join(home.cluster, 'pg_wal')}/.`, join(target, 'pg_wal'));
  } finally {
    await client.end();
  }
  rmSync(join(target, 'postmaster.pid'));
  const label = join(target, 'backup_label');
  writeFileSync(label, labelfile ?? '', { mode: 0o600 });
  giveTo(home, label);
}

/** @throws unless all is copied that is still there: the server deletes files meanwhile, and its WAL makes up for them */
async function copy(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to], { env: { LC_ALL: 'C' } }).catch(
    ({ stderr }: { stderr: string }) => {
      if (!/^(?:.* No such file or directory\n)+$/.test(stderr)) throw new Error(stderr);
    },
  );
}
