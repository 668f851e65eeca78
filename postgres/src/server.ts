import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLastWords, type Home } from './home.ts';
import {
  findRunningServer,
  getFreePort,
  isAlive,
  listProcessesIn,
  readIfThere,
  sendSignal,
  spawnAs,
  waitFor,
  type RunningServer,
} from './process.ts';
import { listFamily, waitWhileMoving } from './stillness.ts';

/** Also the database user who owns the database. */
export const DATABASE = 'portal';
const FAST_STOP_LIMIT_MS = 10_000;

/** That of the server itself, the same on every machine; known from PostgreSQL 17 on. */
const BUILTIN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Created in a draft folder and then renamed, so that an interrupted start leaves no half data folder. */
export async function createCluster(
  home: Home,
  binaries: string,
  locale: readonly string[] = BUILTIN_LOCALE,
): Promise<void> {
  const draft = `${home.cluster}.draft`;
  // A killed start may have left initdb running here; it exits when its folder is gone.
  rmSync(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(home.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (home.account) {
    for (const path of [draft, home.passwordFile]) chownSync(path, home.account.uid, home.account.gid);
  }
  const initdb = spawnAs(
    home.account,
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${draft}`,
      `--username=${DATABASE}`,
      `--pwfile=${home.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      '--no-instructions',
    ],
    home.logFile,
  );
  const code = await new Promise((done, fail) => initdb.once('error', fail).once('exit', done));
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder: ${getLastWords(home)}`);
  renameSync(draft, home.cluster);
}

/**
 * Starts the server, on the port that its users know or else a free one, and waits until it accepts connections, also
 * through crash recovery. Throws when it exits instead, or stands still before it is ready.
 */
export async function startServer(
  home: Home,
  binaries: string,
  settings: Record<string, string>,
  knownPort?: number,
): Promise<RunningServer> {
  await endRemains(home);
  // The PID in it is not our server's, and PostgreSQL would refuse to start while that PID is in use.
  rmSync(join(home.cluster, 'postmaster.pid'), { force: true });
  for (let attempt = 1; ; attempt += 1) {
    const port = knownPort ?? (await getFreePort());
    const all = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...settings,
    };
    writeFileSync(home.logFile, '');
    const child = spawnAs(
      home.account,
      join(binaries, 'bin', 'postgres'),
      ['-D', home.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      home.logFile,
    );
    let failure: string | undefined;
    child.once('error', (error) => (failure = error.message));
    child.once('exit', () => (failure ??= getLastWords(home)));
    const server = await waitWhileMoving<RunningServer | 'failed'>(
      () => {
        if (failure !== undefined) return 'failed';
        const running = findRunningServer(home.cluster);
        return running?.ready && running.pid === child.pid ? running : undefined;
      },
      () => (child.pid === undefined ? [] : listFamily(child.pid)),
    );
    if (server !== undefined && server !== 'failed') return server;
    if (child.pid !== undefined && failure === undefined) process.kill(child.pid, 'SIGKILL');
    // The free port may have been taken in the meantime; no other failure is fixed by a retry.
    const isPortTaken = readIfThere(home.logFile)?.includes('Address already in use') ?? false;
    if (!isPortTaken || attempt === 3)
      throw new Error(`PostgreSQL did not start: ${failure ?? getLastWords(home)}`);
  }
}

/**
 * When a server is killed, its workers live on for a moment, or for as long as a query takes. Two servers on one data
 * folder would corrupt it, so the workers are stopped before the next one starts.
 */
async function endRemains({ cluster }: Home): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const remains = listProcessesIn(cluster);
    for (const pid of remains) sendSignal(pid, signal);
    if (await waitFor(() => (remains.some(isAlive) ? undefined : true), 2000)) return;
  }
}

/**
 * PostgreSQL's fast shutdown: connections are cut, and everything is written. A server that hangs is killed, and
 * recovers at the next start.
 */
export async function stopServer({ pid }: RunningServer): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_STOP_LIMIT_MS],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!sendSignal(pid, signal)) return;
    if (await waitFor(() => (isAlive(pid) ? undefined : true), limitMs)) return;
  }
}
