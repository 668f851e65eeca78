import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { operatingSystem } from '../postgres/src/operating-system.ts';
import { findRunningServer, getFreePort, isAlive, waitFor } from '../postgres/src/process.ts';
import { stopAbandonedPostgres } from '../postgres/src/embedded-postgres.ts';
import { removeFolder } from '../postgres/src/remove-folder.ts';
import { buildWeb } from './build-web.ts';
import { ROOT } from './paths.ts';
import { getPortalEnvironment } from './stack.ts';

/** `npm start` as a process of its own, on free ports and a database of its own. */
interface Run {
  process: ChildProcess;
  lines: string[];
  exitCode: Promise<number | null>;
  env: Record<string, string>;
}

let dataDir: string;
const runs: Run[] = [];

// One for all: a new database is the slowest part of a start. Leftovers of one run must not break the next.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-stack-'));
  await buildWeb({ stdio: 'ignore' });
}, 120_000);
afterAll(() => removeFolder(dataDir));

afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.process.kill('SIGKILL');
    await run.exitCode;
  }
  await stopAbandonedPostgres(dataDir);
});

async function start(settings: Record<string, string> = {}): Promise<Run> {
  const env = {
    PORT: String(await getFreePort()),
    SIMULATORS_PORT: String(await getFreePort()),
    DATA_DIR: dataDir,
    ...settings,
  };
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const run = { process: child, lines, exitCode, env };
  runs.push(run);
  return run;
}

async function startAndWait(): Promise<Run> {
  const run = await start();
  const isReady = await waitFor(() => run.lines.find((line) => line.startsWith('Ready: ')), 100_000);
  expect(isReady, run.lines.join('\n')).toBeDefined();
  return run;
}

/** What the run said, but for empty lines and what it waits for: a loaded machine makes it wait. */
function listReasons(run: Run): string[] {
  return run.lines.filter((line) => line !== '' && !line.includes(': still starting after '));
}

/** The simulators, the portal and the database, by what they are. */
function listParts(run: Run): { simulators: number; portal: number; database: number } {
  const children = operatingSystem.listChildren(run.process.pid ?? 0);
  const find = (script: string) =>
    children.find((pid) => operatingSystem.findCommand(pid)?.includes(script)) ?? Number.NaN;
  const database = findRunningServer(join(dataDir, 'postgres'));
  return {
    simulators: find('simulators/src/main.ts'),
    portal: find('server/src/main.ts'),
    database: database?.pid ?? Number.NaN,
  };
}

async function expectAllEnded(pids: number[]): Promise<void> {
  await waitFor(() => (pids.some(isAlive) ? undefined : true), 40_000);
  expect(pids.filter(isAlive)).toEqual([]);
}

test('a data folder that cannot be made is told in one line', async () => {
  const file = join(dataDir, 'en-fil');
  writeFileSync(file, '');
  const run = await start({ DATA_DIR: file });
  expect(await run.exitCode).toBe(1);
  expect(listReasons(run)).toEqual([
    `The portal did not start (exit code 1): DATA_DIR: ${file} cannot be used (EEXIST: it is a file)`,
  ]);
}, 120_000);

test('when one part dies the others end too, and the exit code tells', async () => {
  const run = await startAndWait();
  const { portal, simulators, database } = listParts(run);
  process.kill(portal, 'SIGKILL');

  expect(await run.exitCode).toBe(1);
  expect(run.lines.at(-1)).toBe('The portal ended (SIGKILL)');
  await expectAllEnded([portal, simulators, database]);
}, 120_000);

test('killed outright, it hinders no next start, which shows the portal and every test customer, and a signal ends all of it', async () => {
  const first = await startAndWait();
  const remains = Object.values(listParts(first));
  first.process.kill('SIGKILL');
  await expectAllEnded(remains);

  const run = await startAndWait();
  const parts = Object.values(listParts(run));
  expect(parts.filter(isAlive)).toHaveLength(3);

  const page = await fetch(`http://localhost:${run.env['PORT']}/privat/forsikring/oversikt`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(run.lines.join('\n')).toMatch(/standard +14838430121/);

  run.process.kill('SIGINT');
  run.process.kill('SIGINT');
  expect(await run.exitCode).toBe(0);
  await expectAllEnded(parts);
}, 120_000);

test('a database of one’s own is for the server tests and for npm start', async () => {
  const at = { portalPort: 1, url: 'http://localhost', simulatorsPort: 2, dataDir };
  // An empty variable counts as missing. The tests here get none, even when those of the server do.
  expect(process.env['DATABASE_URL']).toBe('');
  expect(getPortalEnvironment(at).DATABASE_URL).toBe('');
  const run = await start({ DATABASE_URL: 'postgres://portal:x@127.0.0.1:1/portal' });
  expect(await run.exitCode).toBe(1);
  expect(listReasons(run)).toEqual([
    'The portal did not start (exit code 1): DATABASE_URL: the database cannot be opened (ECONNREFUSED: nobody listens there)',
  ]);
}, 120_000);

test('npm start asks an outside system of one’s own', async () => {
  const run = await start({ OUTSIDE_NICE_URL: 'ingen-adresse' });
  expect(await run.exitCode).toBe(1);
  expect(run.lines.join('\n')).toContain('OUTSIDE_NICE_URL');
}, 120_000);

test.each(['PORT', 'SIMULATORS_PORT'])(
  'says in one line that the port of %s is taken',
  async (name) => {
    const occupant = createServer();
    const port = await getFreePort();
    await new Promise<void>((done) => occupant.listen(port, '127.0.0.1', done));
    const run = await start({ [name]: String(port) });

    expect(await run.exitCode).toBe(1);
    expect(run.lines).toEqual([`Port ${port} is taken: end what uses it, or choose another with ${name}`]);
    await new Promise((done) => occupant.close(done));
  },
  60_000,
);

test('a wrong setting of the portal stops the start and is named', async () => {
  const run = await start({ SESSION_IDLE_SECONDS: 'soon' });
  expect(await run.exitCode).toBe(1);
  expect(run.lines.join('\n')).toContain('SESSION_IDLE_SECONDS');
  expect(run.lines.join('\n')).not.toContain('    at ');
}, 120_000);
