import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgresAccount } from '../../../postgres/src/account.ts';
import { getFreePort } from '../../../postgres/src/process.ts';
import { startProgram } from '../../start-program.ts';

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
  const account = getPostgresAccount();
  const url = new URL(databaseUrl);
  const { hostname, username, password } = url;
  const port = await getFreePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  mkdirSync(folder);
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[databases]
    * = host=${hostname} port=${url.port}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = scram-sha-256
    auth_file = ${users}
    pool_mode = ${poolMode}
    default_pool_size = ${connections}
    max_client_conn = 1000
    log_connections = 0
    log_disconnections = 0
    ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout`,
  );
  if (account !== undefined)
    for (const path of [folder, users, settings]) chownSync(path, account.uid, account.gid);
  const { stop } = await startProgram(program, [settings], { port, account });
  url.port = String(port);
  return { url: url.href, stop };
}
