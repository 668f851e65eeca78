import { existsSync } from 'node:fs';
import pg from 'pg';
import { getPostgresBinaries } from './binaries.ts';
import { addUser, getHome, listLivingUsers, type Home } from './home.ts';
import { findRunningServer, listProcessesIn, readIfThere, withLock, type RunningServer } from './process.ts';
import { createCluster, DATABASE, startServer, stopServer } from './server.ts';
import { waitWhileMoving } from './stillness.ts';

/** How often to check that the server is running. */
const WATCH_INTERVAL_MS = 250;
/** A start that stands still gives up by itself, so this ends only a wait for one that was stopped from outside. */
const LOCK_LIMIT_MS = 600_000;
/** One small query, on a machine that may be loaded. */
const CONNECT_LIMIT_MS = 60_000;
/** Wait before the next attempt after a failed start. */
const PAUSE_MS = 2000;

export interface EmbeddedPostgres {
  /** Connection string of the database `portal` on 127.0.0.1, with its password: must not be logged. */
  url: string;
  /** Stops the server unless another process uses it, and waits until it has stopped. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL server with its data in `dataDir`, and creates the database.
 *
 * A server that already runs there is reused, and stopped by the last process that uses it. If it stops or is killed,
 * it is restarted on the same port. When root starts us the server runs as `nobody`; a `dataDir` that `nobody` cannot
 * reach (under /root) is replaced by a folder below the temporary folder, and `log` says which.
 *
 * @param options.log one line, without personal data or secrets
 * @param options.settings server settings that override the defaults, such as `{ fsync: 'off' }` for tests
 * @throws when there is no package for the platform or the server does not start; the message ends with its last log
 * line
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {} } = options;
  const home = getHome(dataDir, log);
  const takeTurn = <Value>(work: () => Promise<Value>) =>
    withLock(`postgres ${home.folder}`, LOCK_LIMIT_MS, work);
  return await takeTurn(async () => {
    const found = await findReadyServer(home);
    if (found !== undefined) log(`Using the PostgreSQL that runs in ${home.cluster}`);
    const binaries = await getPostgresBinaries(home.account);
    if (!existsSync(home.cluster)) await createCluster(home, binaries);
    const server = found ?? (await startServer(home, binaries, settings));
    const leave = addUser(home);
    try {
      const url = await ensureDatabase(home, server.port);
      const stopWatching = watchServer(home, log, () =>
        takeTurn(async () => {
          // Another process may have started it first.
          if ((await findReadyServer(home)) === undefined)
            await startServer(home, binaries, settings, server.port);
        }),
      );
      return { url, stop: once(() => stopWatching().then(() => takeTurn(() => leaveServer(home, leave)))) };
    } catch (error) {
      await leaveServer(home, leave);
      throw error;
    }
  });
}

/** Checks regularly that the server runs, and restarts it if not. Returns a function that stops the checking. */
function watchServer(home: Home, log: (line: string) => void, restart: () => Promise<void>) {
  let restarting: Promise<void> | undefined;
  let notBefore = 0;
  const timer = setInterval(() => {
    if (restarting !== undefined || Date.now() < notBefore) return;
    if (findRunningServer(home.cluster) !== undefined) return;
    log(`The PostgreSQL in ${home.cluster} has ended, and is started again`);
    restarting = restart()
      .then(
        () => log('PostgreSQL is back'),
        (error: unknown) => {
          notBefore = Date.now() + PAUSE_MS;
          log(error instanceof Error ? error.message : 'PostgreSQL did not start');
        },
      )
      .finally(() => {
        restarting = undefined;
      });
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await restarting;
  };
}

async function leaveServer(home: Home, leave: () => void): Promise<void> {
  leave();
  const running = findRunningServer(home.cluster);
  if (running !== undefined && listLivingUsers(home).length === 0) await stopServer(running);
}

/** Stops the server in `dataDir` if every process that used it died without stopping it. */
export async function stopAbandonedPostgres(dataDir: string): Promise<void> {
  const home = findHome(dataDir);
  if (home === undefined) return;
  const found = findRunningServer(home.cluster);
  if (found !== undefined && listLivingUsers(home).length === 0) await stopServer(found);
}

/** Whether a start would find data in `dataDir`, and not make a new database. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  const home = findHome(dataDir);
  return home !== undefined && existsSync(home.cluster);
}

/** Undefined for a missing or unusable folder, which therefore has no server. */
function findHome(dataDir: string): Home | undefined {
  if (!existsSync(dataDir)) return undefined;
  try {
    return getHome(dataDir, () => {});
  } catch {
    return undefined;
  }
}

/** Waits for a server that is starting or recovering. */
async function findReadyServer(home: Home): Promise<RunningServer | undefined> {
  const running = findRunningServer(home.cluster);
  if (running === undefined || running.ready) return running;
  const found = await waitWhileMoving(
    () => {
      const server = findRunningServer(home.cluster);
      return server === undefined || server.ready ? { server } : undefined;
    },
    () => listProcessesIn(home.cluster),
  );
  if (found === undefined) throw new Error(`The PostgreSQL in ${home.cluster} has not become ready`);
  return found.server;
}

async function ensureDatabase(home: Home, port: number): Promise<string> {
  const password = readIfThere(home.passwordFile)?.trim();
  if (password === undefined) throw new Error(`${home.passwordFile} is missing`);
  // It has no TLS, whatever PGSSLMODE asks of others.
  const getUrl = (database: string) =>
    `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
  const client = new pg.Client({
    connectionString: getUrl('postgres'),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return getUrl(DATABASE);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => (underWay ??= work());
}
