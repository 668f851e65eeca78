import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { z } from 'zod';

const main = path.resolve(import.meta.dirname, '../../../simulators/src/main.ts');
const START_LIMIT_MS = 20_000;
const readySchema = z.object({ ready: z.literal(true), address: z.string() });

/** Starts the simulators on a free port, as another process; it also exits when this one does. */
export async function startSimulators(
  settings: Record<string, string> = {},
): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = fork(main, {
    env: { ...process.env, SIMULATORS_PORT: '0', SIMULATORS_DOOR: 'true', ...settings },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { address: await readAddress(child.stdout, ended), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readAddress(output: NodeJS.ReadableStream | null, ended: Promise<unknown>): Promise<string> {
  if (output === null) throw new Error('The simulators have no output');
  const lines = createInterface({ input: output });
  const [line] = await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(START_LIMIT_MS) }),
    ended.then(() => {
      throw new Error('The simulators ended before they were ready');
    }),
  ]);
  return readySchema.parse(JSON.parse(String(line))).address;
}
