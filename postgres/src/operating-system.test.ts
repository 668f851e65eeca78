import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { createMacOs, linux, operatingSystem } from './operating-system.ts';

const isLinux = process.platform === 'linux';
const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** A process that lives until the test has ended. */
async function startNode(script: string) {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  ending.push(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  if (child.pid === undefined) throw new Error('It has not begun');
  return { pid: child.pid, child };
}

const IDLE = "process.stdout.write('.'); setInterval(() => {}, 1000)";
const BUSY =
  "while (process.cpuUsage().user < 1_500_000) for (let i = 0; i < 1e7; i++); process.stdout.write('.'); setInterval(() => {}, 1000)";

// The `ps` of Linux knows what is asked of that of macOS.
const systems = [
  ...(isLinux ? [{ name: 'Linux', system: linux }] : []),
  { name: 'macOS', system: createMacOs() },
];

describe.each(systems)('a process, as $name tells of it', ({ system }) => {
  test('is listed, has a parent, a program and a command', async () => {
    const { pid } = await startNode(IDLE);
    expect(system.listProcesses()).toContain(pid);
    expect(system.listChildren(process.pid)).toContain(pid);
    expect(system.listChildren(pid)).toEqual([]);
    expect(system.findName(pid)).toMatch(/^(node|MainThread)/);
    expect(system.findCommand(pid)).toContain('setInterval');
    expect(system.isZombie(pid)).toBe(false);
  });

  test('works, which shows', async () => {
    const { pid } = await startNode(BUSY);
    expect(system.readWorkMs(pid)).toBeGreaterThanOrEqual(1000);
  });

  test('began at a time that does not change', async () => {
    const { pid } = await startNode(IDLE);
    const birth = system.findBirth(pid);
    expect(birth).toMatch(/\d/);
    expect(system.findBirth(pid)).toBe(birth);
  });

  test('that has ended is nothing', async () => {
    const { pid, child } = await startNode(IDLE);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(system.listProcesses()).not.toContain(pid);
    expect(system.findBirth(pid)).toBeUndefined();
    expect(system.findName(pid)).toBeUndefined();
    expect(system.findCommand(pid)).toBeUndefined();
    expect(system.readWorkMs(pid)).toBe(0);
    expect(system.isOfCluster(pid, '/data/postgres')).toBe(false);
  });
});

describe('what `ps` of macOS says', () => {
  const asked =
    (answers: Record<string, string>) =>
    (...args: string[]) =>
      answers[args.join(' ')] ?? '';

  test.each([
    ['0:00.03', 30],
    ['12:34.56', 754_560],
    ['1:02:03.45', 3_723_450],
  ])('%s of work is %i ms', (time, ms) => {
    expect(createMacOs(asked({ '-o time= -p 7': `  ${time}\n` })).readWorkMs(7)).toBeCloseTo(ms, 3);
  });

  test('a server and its workers belong to their data folder, and no others', () => {
    const system = createMacOs(
      asked({
        '-o command= -p 7': '/tmp/portal-postgres/bin/postgres -D /data/postgres -c port=1\n',
        '-o command= -p 8': 'postgres: checkpointer \n',
        '-o ppid= -p 8': '    7\n',
        '-o command= -p 9': 'postgres: checkpointer \n',
        '-o ppid= -p 9': '    1\n',
        '-o command= -p 10': 'less /data/postgres\n',
        '-o ppid= -p 10': '    7\n',
      }),
    );
    const isOf = (cluster: string) => [7, 8, 9, 10, 11].filter((pid) => system.isOfCluster(pid, cluster));
    expect(isOf('/data/postgres')).toEqual([7, 8]);
    expect(isOf('/data/post')).toEqual([]);
  });

  test('a process that has ended and waits for its parent', () => {
    expect(createMacOs(asked({ '-o state= -p 7': 'Z+\n' })).isZombie(7)).toBe(true);
  });
});

test('a lock is one process’s at a time, and free when its holder is killed', async () => {
  const name = `portal-test-${process.pid}`;
  const release = await operatingSystem.tryLock(name);
  expect(await operatingSystem.tryLock(name)).toBeUndefined();
  await release?.();
  const module = JSON.stringify(new URL('operating-system.ts', import.meta.url).href);
  const { pid, child } = await startNode(
    `import(${module}).then(async ({ operatingSystem }) => { await operatingSystem.tryLock('${name}'); process.stdout.write('.'); setInterval(() => {}, 1000); })`,
  );
  expect(await operatingSystem.tryLock(name)).toBeUndefined();
  process.kill(pid, 'SIGKILL');
  await once(child, 'exit');
  const again = await operatingSystem.tryLock(name);
  expect(again).toBeDefined();
  await again?.();
});
