import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openLogDestination } from './log-destination.ts';
import { createLogger } from './logger.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('lines of many turns are written together, soon', async () => {
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'w');
  const destination = openLogDestination(fd);
  const written: number[] = [];
  destination.on('write', (bytes: number) => written.push(bytes));
  const logger = createLogger('info', destination);
  for (let line = 0; line < 20; line += 1) {
    logger.info({ line }, 'answered');
    await turn();
  }
  expect(written).toEqual([]);

  const drained = once(destination, 'drain');
  vi.advanceTimersByTime(100);
  await drained;
  expect(written).toHaveLength(1);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(20);
  destination.destroy();
  closeSync(fd);
});

test.each([
  ['exits', 'process.exit(3)', 3],
  ['fails', 'throw new Error("failed")', 1],
  ['has nothing more to do', '', 0],
])('a process that %s leaves no line behind', async (_, end, code) => {
  const script = `import { createLogger } from ${JSON.stringify(path.resolve(import.meta.dirname, 'logger.ts'))};
    createLogger('info').info('the last line');
    ${end}`;
  const { output, exit } = await new Promise<{ output: string; exit: unknown }>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error, stdout) =>
      resolve({ output: stdout, exit: error?.code ?? 0 }),
    );
  });
  expect(exit).toBe(code);
  expect(output).toContain('the last line');
});
