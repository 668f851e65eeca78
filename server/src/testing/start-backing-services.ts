import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { removeFolder } from '../../../postgres/src/remove-folder.ts';
import { migrate } from '../persistence/migrate.ts';
import { startSimulators } from './start-simulators.ts';
import { createTemplate } from './test-database.ts';
import type { BackingServices } from './test-portal.ts';

/**
 * A database server and the simulators, for as many portals as tests or proofs need.
 * @param options.databaseUrl of a server that is there already, whose user may create databases
 * @param options.settings of the server that is started where none is named
 */
export async function startBackingServices(
  options: { databaseUrl?: string | undefined; settings?: Record<string, string> } = {},
): Promise<BackingServices & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
  // The server may run as another account.
  await chmod(dataDir, 0o755);
  const undo: (() => Promise<unknown>)[] = [() => removeFolder(dataDir)];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  const startDatabase = async (): Promise<string> => {
    const settings = { fsync: 'off', max_connections: '200', ...options.settings };
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
    undo.push(() => postgres.stop());
    return postgres.url;
  };
  try {
    const databaseUrl = options.databaseUrl ?? (await startDatabase());
    const simulators = await startSimulators();
    undo.push(() => simulators.stop());
    await createTemplate(databaseUrl, migrate);
    return { databaseUrl, simulatorsUrl: simulators.address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
