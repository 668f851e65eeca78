import { execFile, execFileSync } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/**
 * Copies the data folder of a running server so that another can start on the copy: PostgreSQL's low-level backup,
 * which pg_basebackup uses too.
 * @param options.meanwhile writes that happen while the files are copied
 */
export async function copyRunningCluster(options: {
  url: string;
  source: string;
  target: string;
  meanwhile: () => Promise<unknown>;
}): Promise<void> {
  const { url, source, target, meanwhile } = options;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // One connection from start to stop: PostgreSQL aborts the backup when it closes.
  await client.query(`select pg_backup_start('proof', true)`);
  const writing = meanwhile();
  await copyWhileItChanges(source, target);
  await writing;
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  // The WAL contains what was written while the files were copied.
  execFileSync('cp', ['-a', `${join(source, 'pg_wal')}/.`, join(target, 'pg_wal')]);
  await client.end();
  rmSync(join(target, 'postmaster.pid'));
  const label = join(target, 'backup_label');
  writeFileSync(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
  const { uid, gid } = statSync(source);
  chownSync(label, uid, gid);
}

/** The server may delete files during the copy; replaying the WAL makes up for it. */
async function copyWhileItChanges(source: string, target: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', source, target], { env: { LC_ALL: 'C' } }).catch(
    (error: unknown) => {
      const words =
        error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [];
      if (words.length === 0 || !words.every((line) => line.endsWith('No such file or directory')))
        throw error;
    },
  );
}
