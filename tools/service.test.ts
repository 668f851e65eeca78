import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCpuMs } from '../bench/process-status.ts';
import { waitFor } from '../postgres/src/process.ts';
import { ROOT } from './paths.ts';
import { startService, type Service } from './service.ts';

const NOTE_BEGUN =
  "import { writeFileSync } from 'node:fs'; writeFileSync(`${import.meta.filename}.begun`, '');";
/** Works for nothing until its parent lets it be ready. */
const SLOW = `
  let isAllowed = false;
  process.on('SIGUSR2', () => { isAllowed = true; });
  process.on('disconnect', () => process.exit());
  console.log('begun');
  ${NOTE_BEGUN}
  (function work() {
    const end = performance.now() + 20;
    while (performance.now() < end);
    if (isAllowed) console.log(JSON.stringify({ ready: true }));
    else setImmediate(work);
  })();`;
/** Says one word and does nothing more. */
const STUCK = `
  process.on('disconnect', () => process.exit());
  console.log('begun');
  ${NOTE_BEGUN}`;
const SECOND = 1000;
/** Real time, which a loaded machine may need. */
const LIMIT_MS = 25_000;

let folder: string;
let service: Service | undefined;
const told: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  told.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  service?.kill();
  await service?.ended;
  rmSync(folder, { recursive: true });
});

/** Starts the script, and comes back when it has begun. */
async function begin(script: string): Promise<{ pid: number; outcome: () => string }> {
  const file = join(folder, 'script.ts');
  writeFileSync(file, script);
  service = startService({
    name: 'The portal',
    script: relative(ROOT, file),
    env: process.env,
    onLine: () => {},
    onWait: (line) => told.push(line),
  });
  let outcome = 'waiting';
  void service.ready.then(
    () => (outcome = 'ready'),
    (error: Error) => (outcome = error.message),
  );
  const pid = service.pid ?? 0;
  await waitFor(() => (existsSync(`${file}.begun`) ? true : undefined), LIMIT_MS);
  return { pid, outcome: () => outcome };
}

test('a start that is slow, but moves, is waited for, and those who wait are told', async () => {
  const { pid, outcome } = await begin(SLOW);
  for (let times = 0; times < 3; times += 1) {
    const before = readCpuMs(pid);
    await waitFor(() => (readCpuMs(pid) >= before + 120 ? true : undefined), LIMIT_MS);
    await vi.advanceTimersByTimeAsync(20 * SECOND);
  }
  expect(outcome()).toBe('waiting');
  expect(told).toHaveLength(6);
  expect(told[0]).toMatch(/^The portal: still starting after \d+ s$/);

  process.kill(pid, 'SIGUSR2');
  await waitFor(() => (outcome() === 'waiting' ? undefined : true), LIMIT_MS);
  expect(outcome()).toBe('ready');
});

test('a start that stands still is given up, with what it said', async () => {
  const { pid, outcome } = await begin(STUCK);
  // It has ended its own start when it uses no processor any more.
  let used = -1;
  await waitFor(() => {
    const isSame = readCpuMs(pid) === used;
    used = readCpuMs(pid);
    return isSame && used > 0 ? true : undefined;
  }, LIMIT_MS);
  await vi.advanceTimersByTimeAsync(70 * SECOND);
  expect(outcome()).toContain('The portal: not ready, and nothing moves');
});
