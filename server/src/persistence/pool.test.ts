import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';

import { createTestDatabase } from '../testing/test-database.ts';
import { createTestLog } from '../testing/test-log.ts';
import { openDatabase } from './open-database.ts';
import { connect } from './pool.ts';

const testDatabase = await createTestDatabase(inject('databaseUrl'));
afterAll(() => testDatabase.drop());

test('a query that takes too long is ended, and the connection is good for the next', async () => {
  const { logger } = createTestLog();
  const { database, close } = connect({ url: testDatabase.url, logger, max: 1 });
  try {
    await expect(sql`select pg_sleep(20)`.execute(database)).rejects.toThrow(/statement timeout/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

test('connections that the server drops are reported and replaced, and nothing falls over', async () => {
  const { logger, listEvents, lines } = createTestLog();
  const { database, close } = connect({ url: testDatabase.url, logger, max: 1 });
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  try {
    await sql`select 1`.execute(database);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [new URL(testDatabase.url).pathname.slice(1)],
    );
    await expect.poll(() => listEvents('database-connection-lost')).toHaveLength(1);
    expect(listEvents('database-connection-lost')[0]).toMatchObject({ reason: '57P01' });
    expect(lines.join('')).not.toContain(new URL(testDatabase.url).password || 'postgres://');
    expect((await sql<{ one: number }>`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  } finally {
    await admin.end();
    await close();
  }
});

test('a connection that may only read, as to a standby after a failover, is not kept', async () => {
  const { database, close } = connect({ url: testDatabase.url, logger: createTestLog().logger, max: 1 });
  const getPid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows;
  try {
    await sql`set session characteristics as transaction read only`.execute(database);
    const before = await getPid();
    expect(await getPid()).toEqual(before);
    await expect(sql`delete from session`.execute(database)).rejects.toMatchObject({ code: '25006' });
    expect(await getPid()).not.toEqual(before);
    await sql`delete from session`.execute(database);
  } finally {
    await close();
  }
});

test('a connection lost while in use fails only its query, and is replaced', async () => {
  const line = await startLine(Number(new URL(testDatabase.url).port));
  const url = new URL(testDatabase.url);
  url.port = String(line.port);
  const { database, close } = connect({ url: url.href, logger: createTestLog().logger, max: 1 });
  try {
    await sql`select 1`.execute(database);
    // Once during a query, and once in a transaction between two queries, when nobody awaits an answer that could fail.
    const asked = sql`select pg_sleep(10)`.execute(database);
    await line.tear();
    await expect(asked).rejects.toThrow();
    await expect(
      database.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await line.tear();
        await sql`select 1`.execute(transaction);
      }),
    ).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
    await line.close();
  }
});

test('dead connections are detected by one query, and not used again', async () => {
  const line = await startLine(Number(new URL(testDatabase.url).port));
  const url = new URL(testDatabase.url);
  url.port = String(line.port);
  const { database, close } = connect({ url: url.href, logger: createTestLog().logger, max: 3 });
  const ask = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.05)`.execute(database);
  const first = (await Promise.all([ask(), ask(), ask()])).map(({ rows }) => rows[0]?.pid);
  expect(new Set(first).size).toBe(3);
  line.forget();
  await expect(ask()).rejects.toThrow('Query read timeout');
  // Otherwise each of the others would fail like the first.
  const later = (await Promise.all([ask(), ask(), ask()])).map(({ rows }) => rows[0]?.pid);
  expect(first.filter((pid) => later.includes(pid))).toEqual([]);
  await line.close();
  await close();
});

test('a server that stops while it is being left is no lost connection', async () => {
  const line = await startLine(Number(new URL(testDatabase.url).port));
  const url = new URL(testDatabase.url);
  url.port = String(line.port);
  const { logger, listEvents } = createTestLog();
  const { database, close } = connect({ url: url.href, logger, max: 1 });
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  line.deafen();
  await close();
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await line.isOver();
  expect(listEvents('database-connection-lost')).toEqual([]);
  await admin.end();
  await line.close();
});

/** A TCP proxy to the database that can cut connections, or make them fall silent: they stay open, but nothing comes through. */
async function startLine(target: number) {
  const sockets = new Set<Socket>();
  const ours = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    ours.add(near);
    const far = connectTo(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    forget(): void {
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Drops what we send; what the database sends still comes. */
    deafen(): void {
      for (const near of ours) near.unpipe().resume();
    },
    /** Waits until the connections are closed. */
    async isOver(): Promise<void> {
      await Promise.all([...ours].map(async (near) => near.closed || once(near, 'close')));
    },
    /** Like a proxy that is restarted; new connections work. */
    async tear(): Promise<void> {
      for (const socket of sockets) {
        socket.resetAndDestroy();
        if (!socket.closed) await once(socket, 'close');
      }
      sockets.clear();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

test('a database that is not there fails soon instead of waiting', async () => {
  const { logger } = createTestLog();
  const { database, close } = connect({ url: 'postgres://nobody@127.0.0.1:9/nothing', logger });
  await expect(sql`select 1`.execute(database)).rejects.toThrow('ECONNREFUSED');
  await close();
});

test('a database of one’s own is migrated and used as it is', async () => {
  const { logger } = createTestLog();
  const { database, close } = await openDatabase(
    { DATABASE_URL: testDatabase.url, DATA_DIR: '/nowhere', DATABASE_CONNECTIONS: 2 },
    logger,
  );
  expect(await database.selectFrom('session').selectAll().execute()).toEqual([]);
  await close();
});
