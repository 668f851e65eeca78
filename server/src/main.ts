import { leaveSigtermToOthers } from './stop-while-starting.ts';

import module from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { buildApp } from './app.ts';
import { openConfiguration } from './config/configuration.ts';
import { readEnvironment } from './config/environment.ts';
import { explainRefusal } from './config/explain-refusal.ts';
import { readSecretFiles } from './config/secret-files.ts';
import { explainFailure } from './explain-failure.ts';
import { loadProvider } from './flags/load-provider.ts';
import { createDraining } from './http/draining.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { awaitListening } from './listen.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { createOutsideClient } from './outside/outside-client.ts';
import { readAssets } from './pages/assets.ts';
import { loadRender } from './pages/load-render.ts';
import { keepAssets } from './pages/kept-assets.ts';
import { createParts } from './parts.ts';
import { openDatabase } from './persistence/open-database.ts';
import { readClock } from './persistence/read-clock.ts';
import { onShutdown } from './shutdown.ts';
import { toQueryListener } from './tracing/database-spans.ts';
import { openTracing } from './tracing/tracing.ts';

const webBuild = path.resolve(import.meta.dirname, '../../web/dist');

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const environment = readEnvironment(readSecretFiles(process.env));
  const assets = readAssets(path.join(webBuild, 'client'));
  const render = await loadRender(path.join(webBuild, 'server'));

  const logger = createLogger(environment.LOG_LEVEL);
  const configuration = openConfiguration({
    configDir: environment.CONFIG_DIR,
    isProduction: environment.APP_ENV === 'prod',
    logger,
    hasTheme: assets.hasTheme,
  });
  // Before the app, which serves what is there.
  const kept = environment.KEPT_ASSETS_DIR;
  if (kept !== undefined)
    await keepAssets(assets.folder, kept).catch((error: unknown) => {
      throw explainRefusal(error, (reason) => `KEPT_ASSETS_DIR: ${kept} cannot be used (${reason})`);
    });
  const metrics = environment.METRICS_PORT === undefined ? undefined : createMetrics();
  const flagProvider =
    environment.FLAG_PROVIDER === undefined ? undefined : await loadProvider(environment.FLAG_PROVIDER);
  const tracing = await openTracing(environment.OTEL_EXPORTER_OTLP_ENDPOINT);
  const {
    database,
    count,
    close: closeDatabase,
  } = await openDatabase(environment, logger, { onQuery: toQueryListener(tracing) });
  metrics?.watchPool(count);
  const outside = createOutsideClient(environment.outside, logger, {
    observer: metrics?.outside,
    tracing,
  });
  const draining = createDraining();
  const now = (): Date => new Date();
  const parts = createParts({ environment, database, outside, logger, now });
  const app = await buildApp({
    environment,
    configuration,
    database,
    outside,
    parts,
    pages: { render, assets },
    ...(metrics && { metrics }),
    draining,
    tracing,
    flagProvider,
    logger,
    now,
  });
  const stopJobs = startJobs(parts, { logger, now, readDatabaseClock: () => readClock(database), tracing });

  const { HOST: host, PORT, METRICS_PORT } = environment;
  // The bundled database is a process of its own, and would outlive a failed start.
  const failStart = async (error: unknown): Promise<never> => {
    await closeDatabase();
    throw error;
  };
  const listen = <Value>(listening: Promise<Value>, name: string, value: number): Promise<Value> =>
    awaitListening(listening, { host, port: { name, value } }).catch(failStart);
  const metricsServer =
    metrics && METRICS_PORT !== undefined
      ? await listen(startMetricsServer(metrics, { host, port: METRICS_PORT }), 'METRICS_PORT', METRICS_PORT)
      : undefined;
  onShutdown(logger, async ({ isHurried }) => {
    draining.begin();
    if (!isHurried) await wait(environment.DRAIN_DELAY_MS);
    await app.close();
    await stopJobs();
    configuration.close();
    await outside.close();
    await closeDatabase();
    await tracing.close();
    await metricsServer?.close();
  });
  leaveSigtermToOthers();
  await listen(app.listen({ host, port: PORT }), 'PORT', PORT);
  // For the next start. Otherwise it is written at the end, which a process that is killed has not.
  module.flushCompileCache();
  // Whatever the level: who started the process may wait for this line.
  logger.child({}, { level: 'info' }).info({ ready: true, address: environment.PUBLIC_URL }, 'ready');
}
