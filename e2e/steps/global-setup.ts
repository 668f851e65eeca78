import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHome } from '../../postgres/src/home.ts';
import { getFreePort } from '../../postgres/src/process.ts';
import { createLeakWatch } from '../../tools/leaks/watch-for-leaks.ts';
import { startOtlpReceiver } from '../../tools/testing/otlp-receiver.ts';
import { startStack } from '../../tools/stack.ts';
import { createBreachWatch } from './breach-watch.ts';
import { listArrived } from './sink.ts';
import { typed } from './typed.ts';

/**
 * Starts the whole portal for one run of the stories, on free ports and with its own database. With `E2E_URL` and
 * `E2E_SIMULATORS_URL` set, the stories run against a portal that is already up, whose log cannot be read.
 *
 * All output of the run is searched for personal data, and every call to an outside system is checked against its
 * contract in both directions; a fault of either kind fails the run at its end.
 * @returns a function that ends it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const breaches = createBreachWatch();
  const watch = createLeakWatch(Object.values(typed).flat());
  const { E2E_URL: url, E2E_SIMULATORS_URL: simulatorsUrl } = process.env;
  if (url !== undefined && url !== '') {
    return async () => {
      if (simulatorsUrl !== undefined) watch.hearSink(await listArrived(simulatorsUrl));
      watch.requireNone();
    };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const metricsPort = await getFreePort();
  const receiver = await startOtlpReceiver(watch.hearSpans);
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    const stack = await startStack({
      port: 0,
      simulatorsPort: 0,
      dataDir,
      env: {
        SIMULATORS_ADDRESS_LOG: 'true',
        SIMULATORS_CHECK: 'true',
        METRICS_PORT: String(metricsPort),
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
        // On a busy machine a slow system's 1.5 s become more than 2 s, and a page takes longer to render.
        OUTSIDE_NICE_TIMEOUT_MS: '8000',
        OUTSIDE_PROLIFE_TIMEOUT_MS: '8000',
        RENDER_DEADLINE_MS: '1000',
        RENDER_PAUSE_MS: '1000',
      },
      onOutput: (part, line) => {
        watch.hear(part, line);
        if (part === 'simulators') breaches.hear(line);
      },
    });
    process.env['E2E_URL'] = stack.url;
    process.env['E2E_SIMULATORS_URL'] = stack.simulatorsUrl;
    return async () => {
      try {
        watch.hearSink(await listArrived(stack.simulatorsUrl));
        watch.hearFigures(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
        await stack.stop();
        watch.hearDatabase(await readFile(getHome(dataDir, () => {}).logFile, 'utf8'));
      } finally {
        await stack.stop();
        await receiver.close();
        await removeData();
      }
      if (receiver.spans.length === 0) throw new Error('The portal has sent no traces');
      watch.requireNone();
      breaches.requireNone();
    };
  } catch (error) {
    await receiver.close();
    await removeData();
    throw error;
  }
}
