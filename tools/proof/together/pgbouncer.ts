import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { getPostgresAccount } from '../../../postgres/src/account.ts';
import { getFreePort } from '../../../postgres/src/process.ts';
import { isListening } from '../../manifests/start-proxy.ts';
import { waitUntil } from '../faults/world.ts';

const START_LIMIT_MS = 10_000;
/**
 * Starts PgBouncer on 127.0.0.1 before the database, with the settings of docs/operations.md.
 * @param options.poolMode `transaction`, or `statement` to see it fail
 * @param options.connections to each database at most
 */
export async function startPgBouncer(options: {
  program: string;
  databaseUrl: string;
  folder: string;
  poolMode: 'transaction' | 'statement';
  connections: number;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { program, databaseUrl, folder, poolMode, connections } = options;
  const { hostname, port, username, password } = new URL(databaseUrl);
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
    `* = host=${hostname} port=${port}`,
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
  await waitUntil(() => isListening(listenPort), 'PgBouncer does not start', START_LIMIT_MS);
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
