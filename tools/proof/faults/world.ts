import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../../../postgres/src/process.ts';
import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { removeFolder } from '../../../postgres/src/remove-folder.ts';
import { startSimulators } from '../../../server/src/testing/start-simulators.ts';
import { startService, type Service } from '../../service.ts';
import { getPortalEnvironment } from '../../stack.ts';
import { readJournal } from '../../testing/read-journal.ts';
import { createHttpClient } from './http-client.ts';

const STOP_LIMIT_MS = 30_000;
/** Raises the write limits: these customers write in seconds what others write in weeks. */
export const MANY_WRITES = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };

export interface Portal extends Service {
  /** Without a load balancer in front. */
  url: string;
}

interface PortalOptions {
  /** The address for browsers; the portal's own unless a load balancer stands in front. */
  publicUrl?: string;
  port?: number;
  script?: string;
  /** Of `weaken`: loaded into the process before its script. */
  weaken?: string | false;
  env?: Record<string, string>;
  /** Hears every line of its log. */
  onLine?: (line: string) => void;
}

export type World = Awaited<ReturnType<typeof openWorld>>;
type Undo = (step: () => unknown) => void;

/** Runs a proof with simulators and a database of its own, which outlive the portals it starts; cleans up everything. */
export async function inWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  const steps: (() => unknown)[] = [];
  try {
    return await work(await openWorld((step) => void steps.push(step)));
  } finally {
    for (const step of steps.toReversed()) await step();
  }
}

async function openWorld(undo: Undo) {
  const dataDir = await makeFolder(undo);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  undo(() => postgres.stop());
  const { address: simulatorsUrl, stop } = await startSimulators({ SIMULATORS_NEW_TEXTS: 'true' });
  undo(stop);
  const simulatorsPort = Number(new URL(simulatorsUrl).port);
  const client = createHttpClient();
  undo(client.close);
  /** Starts one more portal on the same database, ended with the world; whoever needs it waits until it is ready. */
  const spawnPortal = ({
    publicUrl,
    port,
    script,
    weaken = false,
    env,
    onLine,
  }: PortalOptions & { port: number }): Portal => {
    const url = `http://localhost:${port}`;
    const portal = startService({
      name: 'The portal',
      script: script ?? 'server/src/main.ts',
      env: {
        ...process.env,
        ...getPortalEnvironment({ portalPort: port, url: publicUrl ?? url, simulatorsPort, dataDir }),
        DATABASE_URL: postgres.url,
        ...MANY_WRITES,
        ...(weaken !== false && { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'weaken', weaken)}` }),
        ...env,
      },
      onLine: onLine ?? (() => {}),
    });
    undo(() => portal.stop(STOP_LIMIT_MS));
    return { ...portal, url };
  };
  return {
    dataDir,
    databaseUrl: postgres.url,
    simulatorsPort,
    simulatorsUrl,
    /** What the registers have taken, in order. */
    readJournal: () => readJournal(simulatorsUrl),
    spawnPortal,
    /** The same, and waits until it answers. */
    async startPortal(options: PortalOptions = {}) {
      const portal = spawnPortal({ ...options, port: options.port ?? (await getFreePort()) });
      await portal.ready;
      return portal;
    },
    ask: client.ask,
    /** Cleanup steps, run in reverse order at the end. */
    undo,
  };
}

/** A new folder below the machine's temporary one, removed by `undo`. */
export async function makeFolder(undo: Undo): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-proof-'));
  undo(() => removeFolder(folder));
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
