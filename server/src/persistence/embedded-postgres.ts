import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { getPostgresBinaries } from './embedded-postgres-binaries.ts';
import { findLivingOwner, getHome, writeOwner, type Home } from './embedded-postgres-home.ts';
import {
  findRunningServer,
  readIfThere,
  waitFor,
  withLock,
  type RunningServer,
} from './embedded-postgres-process.ts';
import {
  createCluster,
  DATABASE,
  START_LIMIT_MS,
  startServer,
  stopServer,
} from './embedded-postgres-server.ts';

export interface EmbeddedPostgres {
  /** Of the database `portal`, on 127.0.0.1, with its password: belongs in no log. */
  url: string;
  /** Ends the server if this start owns it, and waits until it has ended. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that comes with the packages, with its data in `dataDir`, and makes the database.
 *
 * A server that already runs there is used as it is. It is stopped by us only if nobody else answers for it: the
 * process that started it has died. When root starts us the server runs as `nobody`; a `dataDir` that `nobody`
 * cannot reach (under /root) is replaced by a folder of its own under the temporary folder, and `log` says which.
 *
 * @param options.log one line, without personal data or secrets
 * @param options.settings server settings over the defaults, such as `{ fsync: 'off' }` for tests
 * @throws when the platform has no package or the server does not come up; the message holds the server's last words
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {} } = options;
  const home = getHome(dataDir, log);
  return await withLock(getLockName(home), START_LIMIT_MS, async () => {
    const found = await findReadyServer(home);
    if (found !== undefined) {
      const owner = findLivingOwner(home);
      log(`Using the PostgreSQL that runs in ${home.cluster}${owner ? `, started by process ${owner}` : ''}`);
      if (owner === undefined) writeOwner(home);
      const url = await ensureDatabase(home, found.port);
      return { url, stop: owner === undefined ? stopOnce(found) : async () => {} };
    }
    const binaries = await getPostgresBinaries(home.account);
    if (!existsSync(home.cluster)) await createCluster(home, binaries);
    const server = await startServer(home, binaries, settings);
    writeOwner(home);
    try {
      return { url: await ensureDatabase(home, server.port), stop: stopOnce(server) };
    } catch (error) {
      await stopServer(server);
      throw error;
    }
  });
}

/** Stops the server in `dataDir` if the process that started it has died without doing so. */
export async function stopAbandonedPostgres(dataDir: string): Promise<void> {
  const home = findHome(dataDir);
  if (home === undefined) return;
  const found = findRunningServer(home.cluster);
  if (found !== undefined && findLivingOwner(home) === undefined) await stopServer(found);
}

/** Undefined for a folder that cannot be used, and so has no server in it. */
function findHome(dataDir: string): Home | undefined {
  try {
    return getHome(dataDir, () => {});
  } catch {
    return undefined;
  }
}

function getLockName(home: Home): string {
  return `portal-postgres-${createHash('sha256').update(home.folder).digest('hex').slice(0, 32)}`;
}

/** A server that is starting, perhaps recovering, is waited for. */
async function findReadyServer(home: Home): Promise<RunningServer | undefined> {
  const running = findRunningServer(home.cluster);
  if (running === undefined || running.ready) return running;
  const found = await waitFor(() => {
    const server = findRunningServer(home.cluster);
    return server === undefined || server.ready ? { server } : undefined;
  }, START_LIMIT_MS);
  if (found === undefined) throw new Error(`The PostgreSQL in ${home.cluster} has not become ready`);
  return found.server;
}

async function ensureDatabase(home: Home, port: number): Promise<string> {
  const password = readIfThere(home.passwordFile)?.trim();
  if (password === undefined) throw new Error(`${home.passwordFile} is missing`);
  const getUrl = (database: string) => `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString: getUrl('postgres'), connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return getUrl(DATABASE);
}

function stopOnce(server: RunningServer): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stopServer(server));
}
