import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, inject, test, vi } from 'vitest';

import { ConfigurationError } from '../config/environment.ts';
import '../testing/block-network.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabase, openToRead } from './open-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'open-database-'));
// Readable also for the account that PostgreSQL runs as when root starts us.
chmodSync(folder, 0o755);
const file = path.join(folder, 'en-fil');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));
const certificate = path.join(folder, 'other.crt');
const keyFile = path.join(folder, 'other.key');
const openssl = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const files = ['-subj', '/CN=other.example', '-keyout', keyFile, '-out', certificate];
const made = spawnSync('openssl', [...openssl, ...files]);
if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr.toString()}`);
const tlsFiles = { key: readFileSync(keyFile), cert: readFileSync(certificate) };

const logger = { info: () => undefined, error: () => undefined };
const open = (settings: { DATABASE_URL?: string; DATA_DIR?: string }) =>
  openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_CONNECTIONS: 1, ...settings }, logger);
async function expectRefusal(DATABASE_URL: string, reason: string): Promise<void> {
  const failure = await open({ DATABASE_URL }).then(
    ({ close }) => close(),
    (error: unknown) => error,
  );
  expect(failure).toEqual(new ConfigurationError(`DATABASE_URL: the database cannot be opened (${reason})`));
}
const servers: net.Server[] = [];
const sockets: net.Socket[] = [];
// The driver leaves a connection open that it failed to begin, and PostgreSQL drops no database while one waits.
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets.splice(0)) socket.destroy();
});
/** @returns the address of a database that is ours to play */
async function listen(onSocket: (socket: net.Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    onSocket(socket);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://portal:x@127.0.0.1:${(server.address() as net.AddressInfo).port}/portal`;
}
/** PostgreSQL's ErrorResponse. */
function toRefusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
/** A pooler in front of the database, which refuses what it does not know. */
async function openGate(isKnown: (startup: Buffer) => boolean): Promise<string> {
  const { hostname, port } = new URL(inject('databaseUrl'));
  const gate = await listen((socket) =>
    socket.once('data', (startup) => {
      if (!isKnown(startup)) {
        socket.end(toRefusal('08P01', 'unsupported startup parameter: statement_timeout'));
        return;
      }
      const database = net.connect(Number(port), hostname);
      sockets.push(database);
      database.on('error', () => undefined);
      database.write(startup);
      socket.pipe(database).pipe(socket);
    }),
  );
  return changed((url) => (url.port = new URL(gate).port));
}
async function query(at: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  await client.query(text);
  await client.end();
}
const changed = (change: (url: URL) => void): string => {
  const url = new URL(inject('databaseUrl'));
  change(url);
  return url.href;
};

describe('a database that cannot be opened stops the start with one line that names the setting', () => {
  test.each([
    ['nobody listens there', () => changed((url) => (url.port = '1')), 'ECONNREFUSED: nobody listens there'],
    [
      'there is no such database',
      () => changed((url) => (url.pathname = '/finnes-ikke')),
      '3D000: there is no such database',
    ],
    [
      'the password is wrong',
      () => changed((url) => (url.password = 'galt-passord')),
      '28P01: the role or its password is wrong',
    ],
  ])('%s', async (_, toUrl, reason) => {
    await expectRefusal(toUrl(), reason);
  });

  test.each([
    [
      'it is being started',
      '57P03',
      'the database system is starting up',
      '57P03: it is being started or stopped',
    ],
    ['it is being stopped', '57P01', 'terminating connection', '57P01: it is being stopped'],
    [
      'a pooler knows no such role',
      '08P01',
      'no such user: portal',
      '08P01: it refuses the connection: no such user: portal',
    ],
    ['it says what we have no words for', '57P05', 'idle session timeout', '57P05'],
  ])('%s', async (_, code, message, reason) => {
    const url = await listen((socket) => socket.once('data', () => socket.end(toRefusal(code, message))));
    await expectRefusal(url, reason);
  });

  test('it asks for a password, and the address has none', async () => {
    const url = await openGate(() => true);
    await expectRefusal(url.replace(/:[^:@]*@/, '@'), 'it asks for a password, and the address has none');
  });

  test('it ends the connection', async () => {
    const url = await listen((socket) => socket.once('data', () => socket.end()));
    await expectRefusal(url, 'it ended the connection');
  });

  test('a pooler refuses the limits that only the running portal asks for', async () => {
    const url = await openGate((startup) => !startup.includes('statement_timeout'));
    await expectRefusal(
      url,
      '08P01: it refuses the connection: unsupported startup parameter: statement_timeout',
    );
  });

  const issuer = 'the issuer of its certificate is unknown: sslrootcert or NODE_EXTRA_CA_CERTS must name it';
  test.each([
    ['its certificate is nobody’s', 'S', '', `DEPTH_ZERO_SELF_SIGNED_CERT: ${issuer}`],
    [
      'its certificate is for another name',
      'S',
      `&sslrootcert=${certificate}`,
      'ERR_TLS_CERT_ALTNAME_INVALID: its certificate is for another name',
    ],
    ['it has no TLS', 'N', '', 'it has no TLS'],
    ['it does not speak PostgreSQL', 'HTTP/1.1 400', '', 'it does not speak PostgreSQL'],
  ])('%s', async (_, answer, more, reason) => {
    // Answers the question for TLS as PostgreSQL does, and shows its certificate.
    const url = await listen((socket) =>
      socket.once('data', () => {
        socket.write(answer);
        if (answer === 'S')
          new tls.TLSSocket(socket, { isServer: true, ...tlsFiles }).on('error', () => undefined);
      }),
    );
    await expectRefusal(`${url}?sslmode=verify-full${more}`, reason);
  });

  test('it says that it has TLS, and has not', async () => {
    const url = await listen((socket) =>
      socket.once('data', () => {
        socket.write('S');
        socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      }),
    );
    await expectRefusal(`${url}?sslmode=verify-full`, 'EPROTO: the two agree on no TLS');
  });

  test('it must be migrated, and takes no writes', async () => {
    const { url, drop } = await createEmptyDatabase(inject('databaseUrl'));
    await query(
      inject('databaseUrl'),
      `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    const failure = await open({ DATABASE_URL: url }).catch((error: unknown) => error);
    await drop();
    expect(failure).toEqual(
      new ConfigurationError(
        'DATABASE_URL: the database must be migrated, and takes no writes (25006): it must be the primary',
      ),
    );
  });

  test.each([
    ['is a file', file, 'EEXIST: it is a file'],
    // On Linux nothing can be made in /proc.
    ...(process.platform === 'linux'
      ? [['cannot be made', '/proc/finnes-ikke/data', 'ENOENT: there is none']]
      : []),
  ])('the folder %s', async (_, DATA_DIR, reason) => {
    const failure = await open({ DATA_DIR }).then(
      ({ close }) => close(),
      (error: unknown) => error,
    );
    expect(failure).toEqual(new ConfigurationError(`DATA_DIR: ${DATA_DIR} cannot be used (${reason})`));
  });

  test('the temporary folder, which holds the packaged programs', async () => {
    const enterable = path.join(folder, 'enterable');
    writeFileSync(enterable, '');
    chmodSync(enterable, 0o755);
    vi.stubEnv('TMPDIR', path.join(enterable, 'tmp'));
    const failure = await open({}).catch((error: unknown) => error);
    vi.unstubAllEnvs();
    expect(failure).toEqual(
      new ConfigurationError(
        `TMPDIR: ${enterable}/tmp cannot be used (ENOTDIR: a part of its path is a file)`,
      ),
    );
  });
});

describe('to read the database of DATABASE_URL', () => {
  const openReader = (DATABASE_URL: string) =>
    openToRead({ DATABASE_URL, DATA_DIR: folder, DATABASE_CONNECTIONS: 1 }, logger);
  const names = Object.keys(migrations);

  test.each([
    ['is empty', [], names[0]],
    ['is of the version before', names.slice(0, -1), names.at(-1)],
  ])('one that %s is left as it is', async (_, before, missing) => {
    const { url, drop } = await createEmptyDatabase(inject('databaseUrl'));
    const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => before.includes(name)));
    if (before.length > 0) await migrate(url, known);
    const failure = await openReader(url).catch((error: unknown) => error);
    expect(failure).toEqual(
      new ConfigurationError(
        `DATABASE_URL: the database has not been migrated to this version (${missing}): use the version that the portal runs`,
      ),
    );
    expect(await migrate(url)).toEqual(names.filter((name) => !before.includes(name)));
    await drop();
  });

  test('one of this version is read, also a replica that takes no writes', async () => {
    const { url, drop } = await createEmptyDatabase(inject('databaseUrl'));
    await migrate(url);
    const name = new URL(url).pathname.slice(1);
    await query(inject('databaseUrl'), `alter database ${name} set default_transaction_read_only = on`);
    const { database, close } = await openReader(url);
    expect(await database.selectFrom('tilbakemelding').selectAll().execute()).toEqual([]);
    await close();
    await drop();
  });

  test('one may be read for longer than a customer would wait', async () => {
    const { url, drop } = await createEmptyDatabase(inject('databaseUrl'));
    await migrate(url);
    const { database, close } = await openReader(url);
    const { rows } = await sql`select pg_sleep(3.5)`.execute(database);
    expect(rows).toHaveLength(1);
    await close();
    await drop();
  });
});
