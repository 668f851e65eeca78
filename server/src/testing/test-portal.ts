import path from 'node:path';

import { buildApp, type Dependencies } from '../app.ts';
import { openConfiguration } from '../config/configuration.ts';
import { outsideNames, readEnvironment } from '../config/environment.ts';
import { createOutsideClient } from '../outside/outside-client.ts';
import { connect } from '../persistence/pool.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestLog } from './test-log.ts';

const configDir = path.resolve(import.meta.dirname, '../../config');

/** The host that test requests name unless they say otherwise; it is the distributor `none`. */
export const TEST_ORIGIN = 'http://localhost:3000';

export type TestPortal = Awaited<ReturnType<typeof createTestPortal>>;

/** Where the outside world is, and a database that may create others. */
export interface Surroundings {
  simulatorsUrl: string;
  databaseUrl: string;
}

/**
 * The real app on a database of its own, with the simulators as its outside world and a clock that can be moved, for
 * tests ({@link file://./test-app.ts}) and for proofs that are commands. Without `render`: server tests need no React.
 * Call `close` when done; it also fails if anything the portal did put a national id into the log.
 *
 * @param variables environment variables over the defaults
 * @param options.pollMs how often the files of CONFIG_DIR are looked at, for tests that change one
 * @param options.pages what renders pages, for tests of what the server puts around them
 * @param options.metrics, options.draining parts that only a running process has
 */
export async function createTestPortal(
  { simulatorsUrl: simulators, databaseUrl }: Surroundings,
  variables: Record<string, string> = {},
  { pollMs, ...parts }: { pollMs?: number } & Pick<Dependencies, 'pages' | 'metrics' | 'draining'> = {},
) {
  const environment = readEnvironment({
    APP_ENV: 'test',
    PUBLIC_URL: TEST_ORIGIN,
    CONFIG_DIR: configDir,
    OIDC_ISSUER: `${simulators}/identity`,
    OIDC_CLIENT_ID: 'forsikringsoversikt',
    OIDC_CLIENT_SECRET: 'simulated-secret',
    OUTSIDE_SKADESAKER_TOKEN: 'simulated-token',
    CONSENT_LOG_KEY: Buffer.alloc(32, 'test').toString('base64'),
    TRACKING_KEY: Buffer.alloc(32, 'sporing').toString('base64'),
    ...Object.fromEntries(
      outsideNames.flatMap((name) => [
        [`OUTSIDE_${name}_URL`, `${simulators}/${name.toLowerCase().replaceAll('_', '-')}`],
        [`OUTSIDE_${name}_TOKEN`, 'simulated-token'],
        // Nothing is late by chance on a busy machine; tests of what is late set their own.
        [`OUTSIDE_${name}_TIMEOUT_MS`, '9000'],
      ]),
    ),
    OUTSIDE_NICE_REMOVES_VERSIONS: 'true',
    OUTSIDE_EIKA_SKADE_REMOVES_VERSIONS: 'true',
    OUTSIDE_EIKA_PERSON_REMOVES_VERSIONS: 'true',
    ...variables,
  });
  const clock = createTestClock();
  const log = createTestLog();
  const testDatabase = await createTestDatabase(databaseUrl);
  const handle = connect({ url: testDatabase.url, logger: log.logger, max: 4 });
  const configuration = openConfiguration({
    configDir: environment.CONFIG_DIR,
    logger: log.logger,
    ...(pollMs !== undefined && { pollMs }),
  });
  const outside = createOutsideClient(environment.outside, log.logger);
  const app = await buildApp({
    environment,
    configuration,
    database: handle.database,
    outside,
    ...parts,
    logger: log.logger,
    now: clock.now,
  });
  return {
    app,
    clock,
    log,
    database: handle.database,
    outside,
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
