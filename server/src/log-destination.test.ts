import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  write,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Files, openLogDestination } from './log-destination.ts';
import { createLogger } from './logger.ts';

const FLUSH_MS = 100;

let folder: string;
let file: string;
let fd: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'log');
  fd = openSync(file, 'w');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

const readLines = (): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const scriptOf = (end: string): string =>
  `import { createLogger } from ${JSON.stringify(path.resolve(import.meta.dirname, 'logger.ts'))};
    createLogger('info').info('the last line');
    ${end}`;

test('lines of many turns are written together, soon', async () => {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const writes = vi.fn<Files['write']>((_fd, bytes, done) =>
    write(fd, bytes, (error, bytesWritten) => {
      done(error, bytesWritten);
      resolve();
    }),
  );
  const logger = createLogger('info', openLogDestination(fd, { write: writes, writeSync }));
  for (let line = 0; line < 20; line += 1) {
    logger.info({ line }, 'answered');
    await turn();
  }
  expect(writes).not.toHaveBeenCalled();

  vi.advanceTimersByTime(FLUSH_MS);
  await written;
  expect(writes).toHaveBeenCalledTimes(1);
  expect(readLines()).toHaveLength(20);
});

test.each([
  ['exits', 'process.exit(3)', 3],
  ['fails', 'throw new Error("failed")', 1],
  ['has nothing more to do', '', 0],
])('a process that %s leaves no line behind', async (_, end, code) => {
  const { output, exit } = await new Promise<{ output: string; exit: unknown }>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', scriptOf(end)], (error, stdout) =>
      resolve({ output: stdout, exit: error?.code ?? 0 }),
    );
  });
  expect(exit).toBe(code);
  expect(output).toContain('the last line');
});

test('a process whose log cannot be written ends all the same, and says why', async () => {
  writeFileSync(file, '');
  const unwritable = openSync(file, 'r');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', scriptOf('process.exit(3)')], {
    stdio: ['ignore', unwritable, 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  closeSync(unwritable);
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  expect(await once(child, 'close')).toEqual([3, null]);
  expect(said).toBe('The log cannot be written (EBADF)\n');
});

test('lines wait for room on the disk, which is said once on standard error', () => {
  let hasRoom = false;
  const said: string[] = [];
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const logger = createLogger(
    'info',
    openLogDestination(fd, {
      // As much as there was room for, before there was none.
      write: (_fd, bytes, done) =>
        hasRoom ? done(null, writeSync(fd, bytes.subarray(0, 7))) : done(full, 0),
      writeSync: (_fd, bytes) => said.push(Buffer.from(bytes).toString()),
    }),
  );
  for (let line = 0; line < 3; line += 1) {
    logger.info({ line }, 'answered');
    vi.advanceTimersByTime(FLUSH_MS);
  }
  expect(said).toEqual(['The log cannot be written (ENOSPC: no room is left there)\n']);

  hasRoom = true;
  vi.advanceTimersByTime(FLUSH_MS);
  vi.advanceTimersByTime(FLUSH_MS);
  expect(readLines().map(({ line }) => line)).toEqual([0, 1, 2]);
});

test('a reader that has stopped costs little memory, and reads later how many lines it lost', () => {
  const writes: (() => void)[] = [];
  const logger = createLogger(
    'info',
    openLogDestination(fd, {
      write: (_fd, bytes, done) => writes.push(() => done(null, writeSync(fd, bytes))),
      writeSync,
    }),
  );
  const long = 'x'.repeat(1024 * 1024);
  for (let line = 0; line < 20; line += 1) logger.info({ line }, long);
  while (writes.length > 0) writes.shift()?.();
  logger.info({ line: 20 }, 'read again');
  vi.advanceTimersByTime(FLUSH_MS);
  writes.shift()?.();

  const lines = readLines();
  const kept = lines.filter(({ event }) => event === undefined);
  const loss = lines.find(({ event }) => event === 'log-lines-lost');
  expect(kept.length).toBeLessThan(8);
  expect(loss).toMatchObject({ level: 40, lines: 21 - kept.length });
  expect(lines.indexOf(loss ?? {}), 'in the place of what was lost').toBe(lines.length - 2);
  expect(kept.at(-1)?.['line']).toBe(20);
});
