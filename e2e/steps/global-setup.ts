import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../tools/stack.ts';

/**
 * The whole portal for one run of the stories, on free ports and with a database of its own. With `E2E_URL` and
 * `E2E_SIMULATORS_URL` set the stories run against a portal that is already up.
 * @returns what ends it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {};
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    const stack = await startStack({ port: 0, simulatorsPort: 0, dataDir });
    process.env['E2E_URL'] = stack.url;
    process.env['E2E_SIMULATORS_URL'] = stack.simulatorsUrl;
    return async () => {
      await stack.stop();
      await removeData();
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
