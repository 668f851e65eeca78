import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { getHome, type Home } from '../../../postgres/src/home.ts';
import { DATABASE, startServer, stopServer } from '../../../postgres/src/server.ts';

const LIMIT_MS = 60_000;

/** One PostgreSQL server of any version, with its own data folder and a WAL archive outside it. */
export interface Cluster {
  home: Home;
  /** The folder above `bin`. */
  binaries: string;
  /** Where the server copies each complete WAL segment. */
  archive: string;
}

export function createCluster(folder: string, binaries: string): Cluster {
  const home = getHome(folder, () => {});
  const archive = join(home.folder, 'archive');
  mkdirSync(archive);
  writeFileSync(home.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  for (const path of [home.folder, archive, home.passwordFile]) giveTo(home, path);
  return { home, binaries, archive };
}

/** An empty data folder, as a new machine has it. */
export async function initialize({ home, binaries }: Cluster): Promise<void> {
  await run({ home, binaries }, 'initdb', [
    `--pgdata=${home.cluster}`,
    `--username=${DATABASE}`,
    `--pwfile=${home.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
}

/** Starts the server, makes the database if it is not there, and answers its address with password. */
export async function start(
  cluster: Cluster,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startServer(cluster.home, cluster.binaries, {
    archive_mode: 'on',
    // A segment is never overwritten; on failure the server keeps it and tries again.
    archive_command: `test ! -f ${cluster.archive}/%f && cp %p ${cluster.archive}/%f`,
    ...settings,
  });
  const password = readFileSync(cluster.home.passwordFile, 'utf8');
  const toUrl = (database: string) =>
    `postgres://${DATABASE}:${password}@127.0.0.1:${server.port}/${database}`;
  await query(toUrl('postgres'), `select 1 from pg_database where datname = '${DATABASE}'`).then((rows) =>
    rows.length === 0 ? query(toUrl('postgres'), `create database ${DATABASE}`) : rows,
  );
  return { url: toUrl(DATABASE), stop: () => stopServer(server) };
}

/** Deletes the data folder, like a broken disk. */
export function wipe({ home }: Cluster): void {
  rmSync(home.cluster, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  if (existsSync(home.cluster)) throw new Error('The data folder could not be wiped');
}

export function giveTo({ account }: Home, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

/** Runs one of PostgreSQL's programs as the account that the server runs as. @throws with its own words */
export async function run(
  { home, binaries }: Pick<Cluster, 'home' | 'binaries'>,
  program: string,
  args: readonly string[],
): Promise<void> {
  const env = { LC_ALL: 'C', TZ: 'UTC', PGPASSFILE: '/dev/null' };
  await promisify(execFile)(join(binaries, 'bin', program), args, {
    ...home.account,
    cwd: '/',
    env,
    timeout: LIMIT_MS,
  });
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
