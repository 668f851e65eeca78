import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../../../postgres/src/process.ts';
import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { startService, type Service } from '../../service.ts';
import { getPortalEnvironment } from '../../stack.ts';
import type { FaultKind } from '../../testing/create-kunde.ts';
import { type Ask, createHttpClient } from './http-client.ts';

const STOP_LIMIT_MS = 30_000;
const SLOW_MS = 1200;
/** Raises the write limits: these customers write in seconds what others write in weeks. */
export const MANY_WRITES = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };

export interface Portal extends Service {
  /** Without a load balancer in front. */
  url: string;
}

export interface PortalOptions {
  /** The address for browsers; the portal's own unless a load balancer stands in front. */
  publicUrl?: string;
  port?: number;
  script?: string;
  env?: Record<string, string>;
}

export interface World {
  dataDir: string;
  /** Of the database as it runs now: it has another port after each start. */
  readonly databaseUrl: string;
  stopDatabase: () => Promise<void>;
  /** Answers its address. */
  startDatabase: () => Promise<string>;
  simulatorsPort: number;
  simulatorsUrl: string;
  /** Has an outside system fail, for one customer or everybody. `slow` answers are within every time limit. */
  setFault: (fault: {
    system: string;
    fault: FaultKind;
    path?: string;
    fodselsnummer?: string;
  }) => Promise<void>;
  /** Heals what was set for this customer; without a number, for everybody. */
  clearFaults: (fodselsnummer?: string) => Promise<void>;
  /** What the registers have taken, in order. */
  readJournal: () => Promise<JournalEntry[]>;
  /** Starts one more portal on the same database; it is ended with the world. */
  startPortal: (options?: PortalOptions) => Promise<Portal>;
  /** The same, without waiting until it answers. */
  spawnPortal: (options: PortalOptions & { port: number }) => Portal;
  ask: Ask;
  /** Cleanup steps, run in reverse order at the end. */
  undo: (step: () => unknown) => void;
}

export interface JournalEntry {
  system?: string;
  fodselsnummer: string;
  change: Record<string, unknown>;
}

/** Runs a proof with simulators and a database of its own, which outlive the portals it starts; cleans up everything. */
export async function inWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  const steps: (() => unknown)[] = [];
  try {
    const dataDir = await makeFolder((step) => steps.push(step));
    const startDatabase = () => startEmbeddedPostgres({ dataDir, log: () => {} });
    let postgres = await startDatabase();
    steps.push(() => postgres.stop());
    const simulatorsPort = await getFreePort();
    const simulatorsUrl = `http://localhost:${simulatorsPort}`;
    const simulators = startService({
      name: 'The simulators',
      script: 'simulators/src/main.ts',
      env: { ...process.env, SIMULATORS_PORT: String(simulatorsPort), SIMULATORS_NEW_TEXTS: 'true' },
      onLine: () => {},
    });
    steps.push(() => simulators.stop(5000));
    await simulators.ready;
    const client = createHttpClient();
    steps.push(client.close);
    const switchFault = async (method: 'POST' | 'DELETE', body: object) => {
      const { ok, status } = await fetch(`${simulatorsUrl}/faults`, { method, body: JSON.stringify(body) });
      if (!ok) throw new Error(`The fault switch answered ${status}`);
    };
    const spawnPortal: World['spawnPortal'] = ({ publicUrl, port, script, env }) => {
      const url = `http://localhost:${port}`;
      const portal = startService({
        name: 'The portal',
        script: script ?? 'server/src/main.ts',
        env: {
          ...process.env,
          ...getPortalEnvironment({ portalPort: port, url: publicUrl ?? url, simulatorsPort, dataDir }),
          DATABASE_URL: postgres.url,
          ...MANY_WRITES,
          ...env,
        },
        onLine: () => {},
      });
      steps.push(() => portal.stop(STOP_LIMIT_MS));
      return { ...portal, url };
    };
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
      simulatorsUrl,
      setFault: (fault) => switchFault('POST', { ...fault, delayMs: SLOW_MS }),
      clearFaults: (fodselsnummer) => switchFault('DELETE', { fodselsnummer }),
      readJournal: async () => (await (await fetch(`${simulatorsUrl}/journal`)).json()) as JournalEntry[],
      spawnPortal,
      async startPortal(options = {}) {
        const portal = spawnPortal({ ...options, port: options.port ?? (await getFreePort()) });
        await portal.ready;
        return portal;
      },
      ask: client.ask,
      undo: (step) => void steps.push(step),
    });
  } finally {
    for (const step of steps.toReversed()) await step();
  }
}

/** A new folder below the machine's temporary one, removed by `undo`. */
export async function makeFolder(undo: World['undo']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-proof-'));
  undo(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

/** Asks again and again. @throws `complaint` when it does not hold within `limitMs` */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  complaint: string,
  limitMs = 60_000,
): Promise<void> {
  const until = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(complaint);
    await wait(50);
  }
}
