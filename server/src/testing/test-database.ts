import { randomBytes } from 'node:crypto';

import pg from 'pg';

const TEMPLATE = 'portal_template';
/** Any number; what matters is that all who copy the template agree on it. */
const COPY_LOCK = 720_415;

/** A migrated database that each test file copies: a copy takes milliseconds, a migration does not. */
export async function createTemplate(
  adminUrl: string,
  migrate: (url: string) => Promise<void>,
): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(`create database ${TEMPLATE}`);
  });
  await migrate(withDatabase(adminUrl, TEMPLATE));
}

/** A database of the caller's own; `drop` also ends what is still connected to it. */
export async function createTestDatabase(
  adminUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, async (admin) => {
    // One copy at a time: PostgreSQL refuses to copy a database that somebody uses.
    await admin.query('select pg_advisory_lock($1)', [COPY_LOCK]);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  return {
    url: withDatabase(adminUrl, name),
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
