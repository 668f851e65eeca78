import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { migrate } from '../../../server/src/persistence/migrate.ts';
import { startSimulators } from '../../../server/src/testing/start-simulators.ts';
import { createTemplate } from '../../../server/src/testing/test-database.ts';
import type { BackingServices } from '../../../server/src/testing/test-portal.ts';

/** A database server and an outside world, for as many portals as the proofs need. */
export async function startBackingServices(): Promise<BackingServices & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-proof-'));
  // The database runs as another account, which needs access.
  await chmod(dataDir, 0o755);
  const undo: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  ];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const settings = { fsync: 'off', max_connections: '200' };
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
    undo.push(() => postgres.stop());
    const simulators = await startSimulators();
    undo.push(() => simulators.stop());
    await createTemplate(postgres.url, migrate);
    return { databaseUrl: postgres.url, simulatorsUrl: simulators.address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
