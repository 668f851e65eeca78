import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getPostgresAccount } from '../../../postgres/src/account.ts';
import { getFreePort } from '../../../postgres/src/process.ts';
import { waitUntil } from '../faults/world.ts';

const START_LIMIT_MS = 10_000;
/** Where Debian puts it, which is not on everybody's path. */
const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

export function findPgBouncer(): { program: string; version: string } | undefined {
  const program = places.find((place) => existsSync(place));
  if (program === undefined) return undefined;
  const [version = ''] = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n');
  return { program, version };
}

/**
 * Starts PgBouncer on 127.0.0.1 before the database, with the settings of docs/operations.md.
 * @param options.poolMode `transaction`, or `statement` to see it fail
 * @param options.connections to the database at most
 */
export async function startPgBouncer(options: {
  program: string;
  databaseUrl: string;
  folder: string;
  poolMode: 'transaction' | 'statement';
  connections: number;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { program, databaseUrl, folder, poolMode, connections } = options;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const account = getPostgresAccount();
  mkdirSync(folder);
  const listenPort = await getFreePort();
  const file = (name: string, lines: readonly string[]): string => {
    const path = join(folder, name);
    writeFileSync(path, lines.join('\n'), { mode: 0o600 });
    if (account !== undefined) chownSync(path, account.uid, account.gid);
    return path;
  };
  const settings = file('pgbouncer.ini', [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${file('users.txt', [`"${username}" "${password}"`, ''])}`,
    `pool_mode = ${poolMode}`,
    `default_pool_size = ${connections}`,
    'max_client_conn = 1000',
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
    `logfile = ${file('pgbouncer.log', [])}`,
  ]);
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const child = spawn(program, [settings], { ...account, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await waitUntil(() => answers(listenPort), 'PgBouncer does not start', START_LIMIT_MS);
  const url = new URL(databaseUrl);
  url.port = String(listenPort);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket.unref(), 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}
