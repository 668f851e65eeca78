import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { openConfiguration } from '../../server/src/config/configuration.ts';
import { readEnvironment } from '../../server/src/config/environment.ts';
import { createLogger } from '../../server/src/logger.ts';
import { createOutsideClient } from '../../server/src/outside/outside-client.ts';
import { createParts } from '../../server/src/parts.ts';
import { connect } from '../../server/src/persistence/pool.ts';
import { ROOT } from '../paths.ts';
import { makeSimulatorSettings } from '../testing/outside-settings.ts';

export type OpenApi = { info: { version: string }; paths: Record<string, Record<string, object>> };

/** The calls of the contract as OpenAPI 3.1, as the app itself describes them. Nothing outside is asked. */
export async function makeOpenApi(): Promise<OpenApi> {
  const nowhere = 'http://127.0.0.1:1';
  const environment = readEnvironment({
    APP_ENV: 'dev',
    PUBLIC_URL: 'http://localhost:3000',
    CONFIG_DIR: join(ROOT, 'server/config'),
    OIDC_ISSUER: `${nowhere}/identity`,
    OIDC_CLIENT_ID: 'none',
    OIDC_CLIENT_SECRET: 'none',
    CONSENT_LOG_KEY: Buffer.alloc(32).toString('base64'),
    TRACKING_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...makeSimulatorSettings(nowhere),
  });
  const logger = createLogger('fatal');
  const { database, close } = connect({ url: 'postgresql://127.0.0.1:1/none', logger, max: 1 });
  const outside = createOutsideClient(environment.outside, logger);
  const configuration = openConfiguration({ configDir: environment.CONFIG_DIR, logger });
  const shared = { environment, database, outside, logger, now: () => new Date() };
  const app = await buildApp({ ...shared, configuration, parts: createParts(shared) });
  try {
    await app.ready();
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const made = JSON.parse(JSON.stringify(app.swagger())) as OpenApi;
    return { ...made, info: { ...made.info, version } };
  } finally {
    await app.close();
    configuration.close();
    await outside.close();
    await close();
  }
}
