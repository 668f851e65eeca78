import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../postgres/src/remove-folder.ts';
import type { TestProject } from 'vitest/node';
import { startStack } from '../../tools/stack.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portal: string;
    world: string;
  }
}

/**
 * Starts the whole portal for one run, with the simulators at the addresses its links lead to: in these browsers
 * requests cannot be redirected elsewhere.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  // Before the test files start: two that install at the same time would disturb each other.
  findFirefox();
  findWebKit();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-engines-'));
  try {
    const stack = await startStack({ port: 0, simulatorsPort: 8000, dataDir });
    project.provide('portal', stack.url);
    project.provide('world', stack.simulatorsUrl);
    return async () => {
      await stack.stop();
      await removeFolder(dataDir);
    };
  } catch (error) {
    await removeFolder(dataDir);
    throw error;
  }
}
