import { join } from 'node:path';
import { migrate } from '../../../server/src/persistence/migrate.ts';
import { exactly, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld } from '../faults/world.ts';
import { query } from '../restore/cluster.ts';
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { tryTogether } from './try-together.ts';

const CONNECTIONS = 3;
const STARTS_AT_ONCE = 4;

/**
 * Two portals share one PostgreSQL through PgBouncer in transaction mode, with fewer connections to the database than
 * the portals have to PgBouncer.
 * @throws when this machine has no PgBouncer
 */
export async function provePooler({ isWeakened }: ProofOptions): Promise<Figure[]> {
  const found = findPgBouncer();
  if (found === undefined)
    throw new Error('this machine has no PgBouncer (Debian: apt-get install pgbouncer)');
  return inWorld(async (world) => {
    const { databaseUrl } = world;
    // PgBouncer cannot pass on the connection settings of the portal, so the database role has them.
    const limits = { statement_timeout: '2500ms', idle_in_transaction_session_timeout: '5s' };
    for (const [name, limit] of Object.entries(limits))
      await query(databaseUrl, `alter role portal set ${name} = '${limit}'`);
    const pooler = await startPgBouncer({
      program: found.program,
      databaseUrl,
      folder: join(world.dataDir, 'pgbouncer'),
      // Weakened: a transaction may be spread over several connections.
      poolMode: isWeakened ? 'statement' : 'transaction',
      connections: CONNECTIONS,
    });
    world.undo(pooler.stop);
    const starts = await Promise.allSettled(
      Array.from({ length: STARTS_AT_ONCE }, () => migrate(pooler.url)),
    );
    const migrated = starts.filter(({ status }) => status === 'fulfilled').length;
    const locks = await query(databaseUrl, `select 1 from pg_locks where locktype = 'advisory'`);
    const together = await tryTogether(world, { databaseUrls: [pooler.url, pooler.url] });
    const sessions = await query(
      databaseUrl,
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const [slow] = await Promise.allSettled([query(pooler.url, 'select pg_sleep(4)')]);
    const isCancelled = slow.status === 'rejected' && (slow.reason as { code?: string }).code === '57014';
    return [
      told(found.version, isWeakened ? 'statement mode' : 'transaction mode'),
      exactly(
        'processes that migrate an empty database at once',
        migrated,
        STARTS_AT_ONCE,
        `of ${STARTS_AT_ONCE}`,
      ),
      exactly('locks that they left behind', locks.length, 0, 'locks'),
      ...together,
      told('connections of two portals of ten each, at the database', `${sessions.length}`),
      exactly('a query that takes too long is cancelled by the database', Number(isCancelled), 1, 'of 1'),
    ];
  });
}
