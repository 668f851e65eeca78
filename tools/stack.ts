import { createServer } from 'node:net';
import { getFreePort } from '../postgres/src/process.ts';
import { stopAbandonedPostgres } from '../postgres/src/embedded-postgres.ts';
import { isTrouble, startService, type Service } from './service.ts';
import { makeSimulatorSettings } from './testing/outside-settings.ts';

/** The portal gets 30 s to finish its requests; then it is killed. */
const PORTAL_STOP_LIMIT_MS = 30_000;
const SIMULATORS_STOP_LIMIT_MS = 5000;

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
}

/**
 * Starts the simulators and the portal as they are built now, and waits until both answer.
 *
 * @param options.port of the web host; 0 takes a free one
 * @param options.simulatorsPort 0 takes a free one
 * @param options.dataDir the embedded database's folder
 * @param options.env settings over the defaults, for both processes
 * @param options.quiet shows nothing; otherwise warnings and errors, and what a slow start waits for, go to standard
 * error
 * @param options.onOutput hears every line that a part writes
 * @throws one line when a port is taken or a part does not come up; whatever had started has then been ended
 */
export async function startStack(options: {
  port: number;
  simulatorsPort: number;
  dataDir: string;
  env?: Record<string, string>;
  quiet?: boolean;
  onOutput?: (part: 'portal' | 'simulators', line: string) => void;
}): Promise<Stack> {
  const port = await getPort(options.port, 'PORT');
  const simulatorsPort = await getPort(options.simulatorsPort, 'SIMULATORS_PORT');
  const portalPort = await getFreePort();
  const url = `http://localhost:${port}`;
  const simulatorsUrl = `http://localhost:${simulatorsPort}`;

  const toOnLine = (part: 'portal' | 'simulators') => (line: string) => {
    options.onOutput?.(part, line);
    if (options.quiet !== true) showTrouble(line);
  };
  const onWait = (line: string): void => {
    if (options.quiet !== true) console.error(line);
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
    onWait,
  });
  const portal = startService({
    name: 'The portal',
    script: 'server/src/main.ts',
    env: {
      ...process.env,
      ...getPortalEnvironment({ portalPort, url, simulatorsPort, dataDir: options.dataDir }),
      ...options.env,
    },
    onLine: toOnLine('portal'),
    onWait,
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
  };
}

/** Settings of a portal whose outside world is the simulators. */
export function getPortalEnvironment(at: {
  portalPort: number;
  url: string;
  simulatorsPort: number;
  dataDir: string;
}) {
  return {
    APP_ENV: 'dev',
    HOST: '127.0.0.1',
    PORT: String(at.portalPort),
    PUBLIC_URL: at.url,
    DATA_DIR: at.dataDir,
    // Not that of the server tests: several portals would share it.
    DATABASE_URL: '',
    // No load balancer in front that would need time to notice.
    DRAIN_DELAY_MS: '0',
    OIDC_ISSUER: `http://localhost:${at.simulatorsPort}/identity`,
    OIDC_CLIENT_ID: 'forsikringsoversikt',
    OIDC_CLIENT_SECRET: 'simulated-secret',
    // For fictitious customers; a real key is random and secret.
    CONSENT_LOG_KEY: Buffer.alloc(32, 'simulated').toString('base64'),
    TRACKING_KEY: Buffer.alloc(32, 'simulated-tracking').toString('base64'),
    ANALYTICS_URL: `http://localhost:${at.simulatorsPort}/sink/mixpanel`,
    ANALYTICS_TOKEN: 'simulated-token',
    ERROR_REPORT_DSN: `http://simulated@localhost:${at.simulatorsPort}/sink/sentry/1`,
    ...makeSimulatorSettings(`http://127.0.0.1:${at.simulatorsPort}`),
  };
}

async function stopAll(portal: Service, simulators: Service, dataDir: string): Promise<void> {
  // The portal first: it may still be calling the simulators.
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
