import { randomBytes } from 'node:crypto';

import pg from 'pg';

const TEMPLATE = 'portal_template';
/** Any number; all who copy the template must use the same. */
const COPY_LOCK = 720_415;

/** A migrated template database that each test file copies: a copy takes milliseconds, a migration longer. */
export async function createTemplate(
  adminUrl: string,
  migrate: (url: string) => Promise<unknown>,
): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    // A server of one's own still has that of the last run.
    await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
    await admin.query(`create database ${TEMPLATE}`);
  });
  await migrate(withDatabase(adminUrl, TEMPLATE));
}

/** A database for one test; `drop` also closes its remaining connections. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a migrated database for the caller. */
export function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  return create(adminUrl, async (admin, name) => {
    // One copy at a time: PostgreSQL refuses to copy a database that is in use.
    await admin.query('select pg_advisory_lock($1)', [COPY_LOCK]);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
}

/** Creates a database without tables. */
export function createEmptyDatabase(adminUrl: string): Promise<TestDatabase> {
  return create(adminUrl, async (admin, name) => {
    await admin.query(`create database ${name}`);
  });
}

async function create(
  adminUrl: string,
  make: (admin: pg.Client, name: string) => Promise<void>,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, (admin) => make(admin, name));
  return {
    url: throughPooler(withDatabase(adminUrl, name)),
    drop: () =>
      asAdmin(adminUrl, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Where a pooler stands before the server, the portals of tests ask it (`npm run proof:pooler`). */
function throughPooler(url: string): string {
  const port = process.env['TEST_POOLER_PORT'];
  if (port === undefined) return url;
  const changed = new URL(url);
  changed.port = port;
  // It knows no option of a session.
  changed.search = '';
  return changed.href;
}
