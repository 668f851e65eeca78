import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';

import { afterAll, describe, expect, inject, test } from 'vitest';

import { ConfigurationError } from '../config/environment.ts';
import '../testing/block-network.ts';
import { openDatabase } from './open-database.ts';

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
    const failure = await open({ DATABASE_URL: toUrl() }).catch((error: unknown) => error);
    expect(failure).toEqual(
      new ConfigurationError(`DATABASE_URL: the database cannot be opened (${reason})`),
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
  ])('%s', async (_, answer, more, reason) => {
    // Answers the question for TLS as PostgreSQL does, and shows its certificate.
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(answer);
        if (answer === 'S')
          new tls.TLSSocket(socket, { isServer: true, ...tlsFiles }).on('error', () => undefined);
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as net.AddressInfo;
    const DATABASE_URL = `postgres://portal:x@127.0.0.1:${port}/portal?sslmode=verify-full${more}`;
    const failure = await open({ DATABASE_URL }).catch((error: unknown) => error);
    server.close();
    expect(failure).toEqual(
      new ConfigurationError(`DATABASE_URL: the database cannot be opened (${reason})`),
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
});
