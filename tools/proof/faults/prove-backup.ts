import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { copyRunningCluster } from '../copy-running-cluster.ts';
import { createSessions } from './create-sessions.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { createHttpClient } from './http-client.ts';
import { inWorld, type World } from './world.ts';

const BEFORE = 1000;
const MEANWHILE = 2000;

/**
 * Backs up the running database during writes and restores it elsewhere: everything acknowledged before the backup
 * began is there, and a portal on it knows its customers. Uses pg_backup_start, as pg_basebackup does.
 */
export async function proveBackup({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    // The first start makes the tables.
    await (await world.startPortal()).stop(30_000);
    const restored = mkdtempSync(join(tmpdir(), 'portal-proof-'));
    world.undo(async () =>
      rmSync(restored, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
    );
    // Weakened: the backup was taken before the writes.
    if (isWeakened) await backUp(world, restored, async () => {});
    const visits = await createSessions(world.databaseUrl, BEFORE);
    const startedAt = performance.now();
    if (!isWeakened) await backUp(world, restored, () => createSessions(world.databaseUrl, MEANWHILE));
    const backupMs = performance.now() - startedAt;

    const restoreStartedAt = performance.now();
    const postgres = await startEmbeddedPostgres({ dataDir: restored, log: () => {} });
    world.undo(() => postgres.stop());
    const restoreMs = performance.now() - restoreStartedAt;
    const portal = await world.startPortal({ env: { DATABASE_URL: postgres.url } });
    const client = createHttpClient();
    world.undo(async () => client.close());
    let known = 0;
    for (const { cookie } of visits) {
      const { status } = await client.ask(portal.url + endpoints.getSession.path, { headers: { cookie } });
      if (status === 200) known += 1;
    }
    return [
      told(
        'backup of the running database, start of the restored one',
        `${Math.round(backupMs)} ms, ${Math.round(restoreMs)} ms`,
      ),
      atLeast('of what was acknowledged before, found in the restored one', known, BEFORE, 'sessions'),
      atMost('sessions lost', BEFORE - known, 0, 'sessions'),
    ];
  });
}

/** Copies the data folder into `target`, ready to start on, while `meanwhile` writes. */
async function backUp(
  { databaseUrl, dataDir }: World,
  target: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  mkdirSync(target, { recursive: true });
  const [source, copy] = [join(dataDir, 'postgres'), join(target, 'postgres')];
  await copyRunningCluster({ url: databaseUrl, source, target: copy, meanwhile });
  execFileSync('cp', ['-a', join(dataDir, 'postgres-password'), target]);
}
