import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../postgres/src/process.ts';
import { ROOT } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'in-scratch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As PostgreSQL: detached, and deaf to the end of who started it. */
const script = join(folder, 'run.ts');
writeFileSync(
  script,
  `import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  const made = mkdtempSync(join(tmpdir(), 'made-'));
  const wait = ['-e', 'setInterval(() => {}, 1000)'];
  const server = spawn(process.execPath, wait, { detached: true, stdio: 'ignore' });
  console.log(JSON.stringify({ made, pids: [process.pid, server.pid] }));
  if (process.argv[2] === 'end') {
    server.kill();
    process.exit(3);
  }
  setInterval(() => {}, 1000);`,
);

async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'tools/in-scratch.ts'), script, ...args], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { made, pids } = JSON.parse(line) as { made: string; pids: number[] };
  return { child, made, pids, exitCode: ended.then(([code]) => code) };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a run that is ended by %s leaves neither process nor folder',
  async (signal) => {
    const { child, made, pids, exitCode } = await run();
    expect([existsSync(made), pids.filter(isAlive)]).toEqual([true, pids]);
    child.kill(signal);
    expect(await exitCode).toBe(130);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['run.ts']);
  },
);

test('a run that ends by itself leaves no folder, and its exit code stands', async () => {
  const { exitCode } = await run('end');
  expect(await exitCode).toBe(3);
  expect(readdirSync(folder)).toEqual(['run.ts']);
});

test('every proof and every benchmark runs so', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const names = Object.keys(scripts).filter((name) =>
    /^(?:proof|bench|observatory$|image:check$)/.test(name),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !/ tools\/in-scratch\.ts \S+\.ts/.test(scripts[name] ?? ''))).toEqual([]);
});
