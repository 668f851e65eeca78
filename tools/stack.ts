import { createServer } from 'node:net';
import { getHome } from '../server/src/persistence/embedded-postgres-home.ts';
import { getFreePort, readIfThere } from '../server/src/persistence/embedded-postgres-process.ts';
import { stopAbandonedPostgres } from '../server/src/persistence/embedded-postgres.ts';
import { isTrouble, startService, type Service } from './service.ts';

/** The portal may take 30 s to answer what it has begun; then it is killed. */
const PORTAL_STOP_LIMIT_MS = 30_000;
const SIMULATORS_STOP_LIMIT_MS = 5000;

/** Environment name and address of each outside system in the simulators. */
export const outsideNames = {
  NICE: 'nice',
  EIKA_SKADE: 'eika-skade',
  LOFAVOR: 'lofavor',
  PROLIFE: 'prolife',
  EIKA_PERSON: 'eika-person',
  PARIS: 'paris',
  NSF: 'nsf',
  OPPGAVER: 'oppgaver',
  KUNDEREGISTER: 'kunderegister',
  ANBEFALINGER: 'anbefalinger',
  LIVREGISTER: 'livregister',
  SAMTYKKEREGISTER: 'samtykkeregister',
  SPAREBANK: 'sparebank',
  VARSLING: 'varsling',
};

export interface Stack {
  /** The web host's address: the portal and its neighbours, as a customer reaches them. */
  url: string;
  simulatorsUrl: string;
  /** The portal's own process, without the web host in front. */
  portal: { url: string; pid: number | undefined };
  /** Settles with the reason when a part has ended by itself; the others have then been ended too. */
  ended: Promise<string>;
  /** Ends everything, the database too. Safe to call twice. */
  stop(): Promise<void>;
  /** Where the portal's figures are read, if it was asked to keep any. */
  metricsUrl: string | undefined;
  /** What the packaged database has written, also once it has ended. */
  readDatabaseLog(): string;
}

/**
 * Starts the simulators and the portal as they are built now, and waits until both answer.
 *
 * @param options.port of the web host; 0 takes a free one
 * @param options.simulatorsPort 0 takes a free one
 * @param options.dataDir the embedded database's folder
 * @param options.env settings over the defaults, for both processes
 * @param options.quiet shows nothing; otherwise warnings and errors go to standard error
 * @param options.metrics has the portal keep figures, on a free port
 * @param options.onOutput hears every line that a part writes
 * @throws one line when a port is taken or a part does not come up; whatever had started has then been ended
 */
export async function startStack(options: {
  port: number;
  simulatorsPort: number;
  dataDir: string;
  env?: Record<string, string>;
  quiet?: boolean;
  metrics?: boolean;
  onOutput?: (part: 'portal' | 'simulators', line: string) => void;
}): Promise<Stack> {
  const port = await getPort(options.port, 'PORT');
  const simulatorsPort = await getPort(options.simulatorsPort, 'SIMULATORS_PORT');
  const portalPort = await getFreePort();
  const metricsPort = options.metrics === true ? await getFreePort() : undefined;
  const url = `http://localhost:${port}`;
  const simulatorsUrl = `http://localhost:${simulatorsPort}`;

  const toOnLine = (part: 'portal' | 'simulators') => (line: string) => {
    options.onOutput?.(part, line);
    if (options.quiet !== true) showTrouble(line);
  };
  const simulators = startService({
    name: 'The simulators',
    script: 'simulators/src/main.ts',
    env: {
      ...process.env,
      SIMULATORS_PORT: String(simulatorsPort),
      SIMULATORS_DOOR: 'true',
      WEB_HOST_PORT: String(port),
      PORTAL_URL: `http://127.0.0.1:${portalPort}`,
      ...options.env,
    },
    onLine: toOnLine('simulators'),
  });
  const portal = startService({
    name: 'The portal',
    script: 'server/src/main.ts',
    env: {
      ...process.env,
      ...getPortalEnvironment({ portalPort, url, simulatorsPort, dataDir: options.dataDir }),
      ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
      ...options.env,
    },
    onLine: toOnLine('portal'),
  });

  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopAll(portal, simulators, options.dataDir));
  const ended = Promise.race([portal.ended, simulators.ended]).then(async (reason) => {
    await stop();
    return reason;
  });
  try {
    await Promise.all([portal.ready, simulators.ready]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    simulatorsUrl,
    portal: { url: `http://127.0.0.1:${portalPort}`, pid: portal.pid },
    ended,
    stop,
    metricsUrl: metricsPort === undefined ? undefined : `http://127.0.0.1:${metricsPort}/metrics`,
    readDatabaseLog: () => readIfThere(getHome(options.dataDir, () => {}).logFile) ?? '',
  };
}

/** Settings of a portal whose outside world is the simulators. */
export function getPortalEnvironment(at: {
  portalPort: number;
  url: string;
  simulatorsPort: number;
  dataDir: string;
}) {
  const outside = Object.entries(outsideNames).flatMap(([name, path]) => [
    [`OUTSIDE_${name}_URL`, `http://127.0.0.1:${at.simulatorsPort}/${path}`],
    [`OUTSIDE_${name}_TOKEN`, 'simulated-token'],
  ]);
  return {
    APP_ENV: 'dev',
    HOST: '127.0.0.1',
    PORT: String(at.portalPort),
    PUBLIC_URL: at.url,
    DATA_DIR: at.dataDir,
    // Nobody stands in front who would have to be told first.
    DRAIN_DELAY_MS: '0',
    OIDC_ISSUER: `http://localhost:${at.simulatorsPort}/identity`,
    OIDC_CLIENT_ID: 'forsikringsoversikt',
    OIDC_CLIENT_SECRET: 'simulated-secret',
    OUTSIDE_NICE_REMOVES_VERSIONS: 'true',
    OUTSIDE_EIKA_SKADE_REMOVES_VERSIONS: 'true',
    OUTSIDE_EIKA_PERSON_REMOVES_VERSIONS: 'true',
    OUTSIDE_SKADESAKER_TOKEN: 'simulated-token',
    // Of customers who do not exist; a real one is random and secret.
    CONSENT_LOG_KEY: Buffer.alloc(32, 'simulated').toString('base64'),
    TRACKING_KEY: Buffer.alloc(32, 'simulated-tracking').toString('base64'),
    ANALYTICS_URL: `http://localhost:${at.simulatorsPort}/sink/mixpanel`,
    ANALYTICS_TOKEN: 'simulated-token',
    ERROR_REPORT_DSN: `http://simulated@localhost:${at.simulatorsPort}/sink/sentry/1`,
    ...(Object.fromEntries(outside) as Record<string, string>),
  };
}

async function stopAll(portal: Service, simulators: Service, dataDir: string): Promise<void> {
  // First the portal, which may still be asking the simulators on a customer's behalf.
  await portal.stop(PORTAL_STOP_LIMIT_MS);
  await simulators.stop(SIMULATORS_STOP_LIMIT_MS);
  // The portal ends its own database, unless it was killed.
  await stopAbandonedPostgres(dataDir);
}

async function getPort(wanted: number, name: string): Promise<number> {
  if (wanted === 0) return await getFreePort();
  const server = createServer();
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(wanted, '127.0.0.1', done));
  } catch (cause) {
    throw new Error(`Port ${wanted} is taken: end what uses it, or choose another with ${name}`, { cause });
  }
  await new Promise((done) => server.close(done));
  return wanted;
}

function showTrouble(line: string): void {
  if (isTrouble(line)) console.error(line);
}
