import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../../server/src/persistence/migrate.ts';
import { findProgram } from '../../find-program.ts';
import { ROOT } from '../../paths.ts';
import { atLeast, exactly, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, type World } from '../faults/world.ts';
import { query } from '../restore/cluster.ts';
import { startPgBouncer } from './pgbouncer.ts';

const CONNECTIONS = 3;
const STARTS_AT_ONCE = 4;
/** Those of the server's tests in which transactions, locks or several processes meet. */
const TESTS = [
  'two-processes',
  'key-rotation',
  'core/write-limit',
  'jobs/',
  'features/samtykke/',
  'features/skadesaker/jump-token',
  'persistence/delete-batch',
  'session/session.test',
  'session/login',
].map((name) => `server/src/${name}`);
const LEAST_TESTS = 100;

/**
 * The server's tests through PgBouncer in transaction mode, with fewer connections to the database than the portals
 * have to PgBouncer.
 * @throws when this machine has no PgBouncer
 */
export async function provePooler({ isWeakened }: ProofOptions): Promise<Figure[]> {
  const program = findProgram({ names: ['pgbouncer'], packages: ['pgbouncer'] });
  if (program === undefined)
    throw new Error('this machine has no PgBouncer (Debian: apt-get install pgbouncer)');
  return inWorld(async (world) => {
    const { databaseUrl } = world;
    // PgBouncer cannot pass on the connection settings of the portal, so the database role has them.
    const limits = { statement_timeout: '2500ms', idle_in_transaction_session_timeout: '5s' };
    for (const [name, limit] of Object.entries(limits))
      await query(databaseUrl, `alter role portal set ${name} = '${limit}'`);
    const pooler = await startPgBouncer({
      program,
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
    const [slow] = await Promise.allSettled([query(pooler.url, 'select pg_sleep(4)')]);
    const isCancelled = slow.status === 'rejected' && (slow.reason as { code?: string }).code === '57014';
    const { passed, failed } = runTests(world, pooler.url);
    return [
      told(
        spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '',
        isWeakened ? 'statement mode' : 'transaction mode',
      ),
      exactly('processes that migrate an empty database at once', migrated, STARTS_AT_ONCE, 'processes'),
      exactly('locks that they left behind', locks.length, 0, 'locks'),
      exactly('a query that takes too long is cancelled by the database', Number(isCancelled), 1, 'of 1'),
      atLeast(`tests of the server, ${CONNECTIONS} connections for each database`, passed, LEAST_TESTS, ''),
      { ...exactly('of them failed', failed.length, 0, ''), figure: failed.join('; ') || '0' },
    ];
  });
}

/** With databases made at the server itself, and every portal's way to its own through the pooler. */
function runTests({ databaseUrl, dataDir }: World, poolerUrl: string): { passed: number; failed: string[] } {
  const server = new URL(databaseUrl);
  // The role's limits are for the portals.
  server.searchParams.set('options', '-c statement_timeout=0');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const report = join(dataDir, 'tests.json');
  const options = ['run', '--project=server', '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, ...options, ...TESTS], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: server.href, TEST_POOLER_PORT: new URL(poolerUrl).port },
  });
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    testResults: { name: string; status: string; assertionResults: { status: string; title: string }[] }[];
  };
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((one) => one.status === 'failed').map(({ title }) => title);
    return status === 'passed' ? [] : [name.slice(ROOT.length), ...titles];
  });
  return { passed: numPassedTests, failed };
}
