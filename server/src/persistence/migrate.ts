import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';

import { hearLostConnections } from './pool.ts';
import * as session from './migrations/0001-session.ts';
import * as jumpToken from './migrations/0002-jump-token.ts';
import * as samtykke from './migrations/0003-samtykke.ts';
import * as tilbakemelding from './migrations/0004-tilbakemelding.ts';
import * as sporing from './migrations/0005-sporing.ts';
import * as logoutToken from './migrations/0006-logout-token.ts';
import * as revisjonsspor from './migrations/0007-revisjonsspor.ts';
import * as sessionDevice from './migrations/0008-session-device.ts';
import * as samtykketekst from './migrations/0009-samtykketekst.ts';
import * as revisjonssporAntall from './migrations/0010-revisjonsspor-antall.ts';
import * as keptForm from './migrations/0011-kept-form.ts';
import * as varsel from './migrations/0012-varsel.ts';

/** Forward only: a released migration is never edited; a mistake is fixed by a new one. */
const migrations = {
  '0001-session': session,
  '0002-jump-token': jumpToken,
  '0003-samtykke': samtykke,
  '0004-tilbakemelding': tilbakemelding,
  '0005-sporing': sporing,
  '0006-logout-token': logoutToken,
  '0007-revisjonsspor': revisjonsspor,
  '0008-session-device': sessionDevice,
  '0009-samtykketekst': samtykketekst,
  '0010-revisjonsspor-antall': revisjonssporAntall,
  '0011-kept-form': keptForm,
  '0012-varsel': varsel,
};

/** The number of Kysely's own migration lock: versions that still use that one wait for us, and we for them. */
const LOCK = 3_853_314_791_062_309_107n;

/** Maximum wait for a table lock. All later queries wait behind ours, and are cancelled after 2.5 s. */
const TABLE_WAIT = '1s';

/**
 * Migrates the schema to this version, each migration in a transaction. Several processes may start at once: the first
 * takes PostgreSQL's advisory lock, the others wait and find nothing left to do.
 * @throws when a migration fails or a table stays locked; earlier migrations stay applied
 */
export async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  // A lost connection also fails the running query, which reports it.
  pool.on('error', () => undefined);
  hearLostConnections(pool);
  const database = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) });
  try {
    while (await migrateUp(database));
  } catch (error) {
    throw new Error('The database could not be migrated', { cause: error });
  } finally {
    await database.destroy();
  }
}

/** @returns false when none was left */
async function migrateUp(database: Kysely<unknown>): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // A migration may take longer than the statement timeout that the role may have, and so may the wait for the lock.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT)}`.execute(transaction);
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateUp();
    if (error !== undefined) throw new Error('A migration failed', { cause: error });
    return results !== undefined && results.length > 0;
  });
}

/**
 * Without Kysely's own lock, which belongs to the connection: behind a pooler with transaction pooling it might be
 * released on another connection, and then never.
 */
class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationAdapter();
  }
}

class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // The transaction holds the lock.
  }

  override async releaseMigrationLock(): Promise<void> {
    // The lock ends with the transaction.
  }
}
