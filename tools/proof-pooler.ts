/**
 * `npm run proof:pooler [-- --weaken]`: two portals share one PostgreSQL through PgBouncer in transaction mode, with
 * fewer connections to the database than the portals have to PgBouncer. Exits with 1 when something fails, or when
 * this machine has no PgBouncer.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../server/src/persistence/migrate.ts';
import { buildWeb } from './build-web.ts';
import { exactly, type Figure, told } from './proof/faults/figure.ts';
import { printFigures } from './proof/faults/print-figures.ts';
import { inWorld } from './proof/faults/world.ts';
import { query } from './proof/restore/cluster.ts';
import { findPgBouncer, startPgBouncer } from './proof/together/pgbouncer.ts';
import { tryTogether } from './proof/together/try-together.ts';

const CONNECTIONS = 3;
const STARTS_AT_ONCE = 4;
const { values } = parseArgs({ options: { weaken: { type: 'boolean', default: false } } });
const found = findPgBouncer();
if (found === undefined) {
  console.error('NOT tried: this machine has no PgBouncer (Debian: apt-get install pgbouncer)');
  process.exit(1);
}
await buildWeb({ stdio: 'ignore' });
console.log(`\n${found.version}, ${values.weaken ? 'statement mode: weakened' : 'transaction mode'}`);
const figures = await inWorld(async (world): Promise<Figure[]> => {
  const { databaseUrl } = world;
  // PgBouncer cannot pass on the connection settings of the portal, so the database role has them.
  for (const setting of [
    `set statement_timeout = '2500ms'`,
    `set idle_in_transaction_session_timeout = '5s'`,
  ])
    await query(databaseUrl, `alter role portal ${setting}`);
  const pooler = await startPgBouncer({
    program: found.program,
    databaseUrl,
    folder: join(world.dataDir, 'pgbouncer'),
    // Weakened: a transaction may be spread over several connections.
    poolMode: values.weaken ? 'statement' : 'transaction',
    connections: CONNECTIONS,
  });
  world.undo(() => pooler.stop());
  const migrated = await Promise.allSettled(
    Array.from({ length: STARTS_AT_ONCE }, () => migrate(pooler.url)),
  );
  const locks = await query(databaseUrl, `select 1 from pg_locks where locktype = 'advisory'`);
  const together = await tryTogether(world, { databaseUrls: [pooler.url, pooler.url] });
  const sessions = await query(
    databaseUrl,
    `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const timeout = await query(pooler.url, 'select pg_sleep(4)').then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'other'),
  );
  return [
    exactly(
      'processes that migrate an empty database at once',
      migrated.filter(({ status }) => status === 'fulfilled').length,
      STARTS_AT_ONCE,
      `of ${STARTS_AT_ONCE}`,
    ),
    exactly('locks that they left behind', locks.length, 0, 'locks'),
    ...together,
    told('connections of two portals of ten each, at the database', `${sessions.length}`),
    exactly(
      'a query that takes too long is cancelled by the database',
      timeout === '57014' ? 1 : 0,
      1,
      'of 1',
    ),
  ];
}).catch((error: unknown): Figure[] => {
  console.error(error instanceof Error ? error.message : error);
  return [exactly('portals that start and answer', 0, 2, 'of 2')];
});
printFigures(figures);
const isRed = figures.some(({ holds }) => !holds);
console.log(isRed ? '\nNot everything holds' : '\nEverything holds');
process.exit(isRed ? 1 : 0);
