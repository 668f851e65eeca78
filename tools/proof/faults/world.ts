import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFreePort } from '../../../postgres/src/process.ts';
import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { startService, type Service } from '../../service.ts';
import { getPortalEnvironment } from '../../stack.ts';
import { MANY_WRITES } from '../many-writes.ts';

const STOP_LIMIT_MS = 30_000;

export interface Portal extends Service {
  /** Without a load balancer in front. */
  url: string;
}

export interface World {
  dataDir: string;
  /** Of the database as it runs now: it has another port after each start. */
  readonly databaseUrl: string;
  stopDatabase: () => Promise<void>;
  /** Answers its address. */
  startDatabase: () => Promise<string>;
  simulatorsPort: number;
  /** Starts one more portal on the same database; it is ended with the world. */
  startPortal: (options?: {
    /** The address for browsers; the portal's own unless a load balancer stands in front. */
    publicUrl?: string;
    port?: number;
    script?: string;
    env?: Record<string, string>;
  }) => Promise<Portal>;
  /** Cleanup steps, run in reverse order at the end. */
  undo: (step: () => Promise<unknown>) => void;
}

/** Runs a proof with simulators and a database of its own, which outlive the portals it starts; cleans up everything. */
export async function inWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-proof-'));
  const steps: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  ];
  try {
    const startDatabase = () => startEmbeddedPostgres({ dataDir, log: () => {} });
    let postgres = await startDatabase();
    steps.push(() => postgres.stop());
    const simulatorsPort = await getFreePort();
    const simulators = startService({
      name: 'The simulators',
      script: 'simulators/src/main.ts',
      env: { ...process.env, SIMULATORS_PORT: String(simulatorsPort), SIMULATORS_NEW_TEXTS: 'true' },
      onLine: () => {},
    });
    steps.push(() => simulators.stop(5000));
    await simulators.ready;
    return await work({
      dataDir,
      get databaseUrl() {
        return postgres.url;
      },
      stopDatabase: () => postgres.stop(),
      async startDatabase() {
        postgres = await startDatabase();
        return postgres.url;
      },
      simulatorsPort,
      undo: (step) => void steps.push(step),
      async startPortal({ publicUrl, port, script = 'server/src/main.ts', env = {} } = {}) {
        const portalPort = port ?? (await getFreePort());
        const url = `http://localhost:${portalPort}`;
        const portal = startService({
          name: 'The portal',
          script,
          env: {
            ...process.env,
            ...getPortalEnvironment({ portalPort, url: publicUrl ?? url, simulatorsPort, dataDir }),
            DATABASE_URL: postgres.url,
            ...MANY_WRITES,
            ...env,
          },
          onLine: () => {},
        });
        steps.push(() => portal.stop(STOP_LIMIT_MS));
        await portal.ready;
        return { ...portal, url };
      },
    });
  } finally {
    for (const step of steps.toReversed()) await step();
  }
}
