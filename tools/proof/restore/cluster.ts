import { execFile } from 'node:child_process';
import { chownSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { getHome, type Home } from '../../../postgres/src/home.ts';
import { createCluster } from '../../../postgres/src/server.ts';

const LIMIT_MS = 60_000;

/** One PostgreSQL server of any version, with a folder of its own. */
export interface Cluster {
  home: Home;
  /** The folder above `bin`. */
  binaries: string;
}

export function openCluster(folder: string, binaries: string): Cluster {
  const home = getHome(folder, () => {});
  giveTo(home, home.folder);
  return { home, binaries };
}

/** An empty data folder with a new password, as a new machine has it. */
export const initialize = ({ home, binaries }: Cluster): Promise<void> =>
  createCluster(home, binaries, ['--locale=C']);

/** Deletes the data folder, like a broken disk. */
export const wipe = ({ home }: Cluster): void =>
  rmSync(home.cluster, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

export function giveTo({ account }: Home, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

/** Runs a program of PostgreSQL, or of the system, as the account that the server runs as. @throws with its own words */
export async function run(
  { home, binaries }: Cluster,
  program: string,
  args: readonly string[],
): Promise<void> {
  const env = { LC_ALL: 'C', TZ: 'UTC', PGPASSFILE: '/dev/null', PATH: `${join(binaries, 'bin')}:/bin` };
  await promisify(execFile)(program, args, { ...home.account, cwd: '/', env, timeout: LIMIT_MS });
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
