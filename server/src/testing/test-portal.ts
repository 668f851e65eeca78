import path from 'node:path';

import { buildApp, type Dependencies } from '../app.ts';
import { openConfiguration } from '../config/configuration.ts';
import { makeSimulatorSettings } from '../../../tools/testing/outside-settings.ts';
import { readEnvironment } from '../config/environment.ts';
import { createOutsideClient } from '../outside/outside-client.ts';
import { outsideNames } from '../outside/outside-systems.ts';
import { createParts } from '../parts.ts';
import { connect } from '../persistence/pool.ts';
import { toQueryListener } from '../tracing/database-spans.ts';
import { untraced } from '../tracing/tracing.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestLog } from './test-log.ts';

const configDir = path.resolve(import.meta.dirname, '../../config');

/** The default host of test requests; it belongs to the distributor `none`. */
export const TEST_ORIGIN = 'http://localhost:3000';

export type TestPortal = Awaited<ReturnType<typeof createTestPortal>>;

/** A database server whose user may create databases, and the simulators. */
export interface BackingServices {
  simulatorsUrl: string;
  databaseUrl: string;
}

/**
 * The real app with its own database, the simulators as outside world and a movable clock, for tests ({@link
 * file://./test-app.ts}) and for proofs that are commands. Without `render`: server tests need no React. Call `close`
 * when done; it also fails if the portal has logged a national id.
 *
 * @param variables environment variables that override the defaults
 * @param options.pollMs polling interval of CONFIG_DIR, for tests that change a file
 * @param options.testDatabase instead of a new one as its owner
 * @param options.pages renders pages, for tests of what the server puts around them
 * @param options.metrics, options.draining, options.tracing, options.flagProvider parts that only a running process has
 */
export async function createTestPortal(
  { simulatorsUrl: simulators, databaseUrl }: BackingServices,
  variables: Record<string, string> = {},
  {
    pollMs,
    testDatabase: given,
    ...options
  }: { pollMs?: number; testDatabase?: TestDatabase } & Pick<
    Dependencies,
    'pages' | 'metrics' | 'draining' | 'tracing' | 'flagProvider'
  > = {},
) {
  const environment = readEnvironment({
    APP_ENV: 'test',
    PUBLIC_URL: TEST_ORIGIN,
    CONFIG_DIR: configDir,
    OIDC_ISSUER: `${simulators}/identity`,
    OIDC_CLIENT_ID: 'forsikringsoversikt',
    OIDC_CLIENT_SECRET: 'simulated-secret',
    CONSENT_LOG_KEY: Buffer.alloc(32, 'test').toString('base64'),
    TRACKING_KEY: Buffer.alloc(32, 'sporing').toString('base64'),
    ...makeSimulatorSettings(simulators),
    // Long, so that nothing times out by chance on a busy machine; tests of timeouts set their own.
    ...Object.fromEntries(outsideNames.map((name) => [`OUTSIDE_${name}_TIMEOUT_MS`, '9000'])),
    RENDER_PAUSE_MS: '9000',
    ...variables,
  });
  const clock = createTestClock();
  const log = createTestLog();
  const testDatabase = given ?? (await createTestDatabase(databaseUrl));
  const handle = connect({
    url: testDatabase.url,
    logger: log.logger,
    max: 4,
    onQuery: toQueryListener(options.tracing ?? untraced),
  });
  const configuration = openConfiguration({
    configDir: environment.CONFIG_DIR,
    logger: log.logger,
    ...(pollMs !== undefined && { pollMs }),
  });
  const outside = createOutsideClient(environment.outside, log.logger, {
    ...(options.tracing && { tracing: options.tracing }),
  });
  const { database } = handle;
  const shared = { environment, database, outside, logger: log.logger, now: clock.now };
  const parts = createParts(shared);
  const app = await buildApp({ ...shared, configuration, parts, ...options });
  return {
    app,
    clock,
    log,
    database,
    outside,
    parts,
    databaseUrl: testDatabase.url,
    environment,
    async close(): Promise<void> {
      await app.close();
      configuration.close();
      await outside.close();
      await handle.close();
      await testDatabase.drop();
      log.requireNothingPersonal();
    },
  };
}
