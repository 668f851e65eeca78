import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHome } from '../../postgres/src/home.ts';
import { getFreePort } from '../../postgres/src/process.ts';
import { removeFolder } from '../../postgres/src/remove-folder.ts';
import type { createLeakWatch } from '../../tools/leaks/watch-for-leaks.ts';
import { startStack } from '../../tools/stack.ts';
import { startOtlpReceiver } from '../../tools/testing/otlp-receiver.ts';
import { createBreachWatch } from './breach-watch.ts';
import { listArrived } from './sink.ts';

/**
 * Starts the whole portal on free ports and with its own database. All that it writes goes to `leaks`, and every call
 * to an outside system is checked against its contract in both directions.
 *
 * @returns its addresses, and a function that ends it and throws if a call broke its contract
 */
export async function startWatchedPortal(leaks: ReturnType<typeof createLeakWatch>) {
  const breaches = createBreachWatch();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const metricsPort = await getFreePort();
  const receiver = await startOtlpReceiver(leaks.hearSpans);
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
        leaks.hear(part, line);
        if (part === 'simulators') breaches.hear(line);
      },
    });
    return {
      url: stack.url,
      simulatorsUrl: stack.simulatorsUrl,
      async stop(): Promise<void> {
        try {
          // So that it has sent traces also where no story of this run has used it.
          await fetch(stack.url);
          leaks.hearSink(await listArrived(stack.simulatorsUrl));
          leaks.hearFigures(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
          await stack.stop();
          leaks.hearDatabase(await readFile(getHome(dataDir, () => {}).logFile, 'utf8'));
        } finally {
          await stack.stop();
          await receiver.close();
          await removeFolder(dataDir);
        }
        if (receiver.spans.length === 0) throw new Error('The portal has sent no traces');
        breaches.requireNone();
      },
    };
  } catch (error) {
    await receiver.close();
    await removeFolder(dataDir);
    throw error;
  }
}
