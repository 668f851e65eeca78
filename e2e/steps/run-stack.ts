import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../postgres/src/remove-folder.ts';
import { startStack, type Stack } from '../../tools/stack.ts';

/**
 * A portal with settings of its own, for one file's stories. A fixture of a worker: `[async ({}, use) =>
 * runStack(settings, use), ofOneFile]`.
 */
export async function runStack(
  env: Record<string, string>,
  use: (stack: Stack) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  try {
    const stack = await startStack({ port: 0, simulatorsPort: 0, dataDir, env });
    try {
      await use(stack);
    } finally {
      await stack.stop();
    }
  } finally {
    await removeFolder(dataDir);
  }
}

/** A whole portal takes long to come up, and to end, on a busy machine. */
export const ofOneFile = { scope: 'worker', timeout: 120_000 } as const;
