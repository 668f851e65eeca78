import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { startEmbeddedPostgres, stopAbandonedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningServer, isAlive, listProcessesIn, waitFor } from './process.ts';
import { removeFolder } from './remove-folder.ts';

/** The data folder after a first start, as a template. */
let madeBefore: string;
let dataDir: string;
let cluster: string;
let lines: string[];
const started: EmbeddedPostgres[] = [];

const makeFolder = () => mkdtemp(join(tmpdir(), 'embedded-postgres-'));

beforeAll(async () => {
  madeBefore = await makeFolder();
  const server = await startEmbeddedPostgres({ dataDir: madeBefore, log: () => {} });
  await server.stop();
});
afterAll(() => removeFolder(madeBefore));

beforeEach(async () => {
  dataDir = await makeFolder();
  cluster = join(dataDir, 'postgres');
  lines = [];
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await removeFolder(dataDir);
});

/** Copies the template with its owners and permissions: to create a new cluster takes longer than the rest of a test. */
function useWhatWasMade(): void {
  execFileSync('cp', ['-a', `${madeBefore}/.`, dataDir]);
}

async function start() {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  started.push(server);
  return server;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows.flatMap(Object.values);
  } finally {
    await client.end();
  }
}

function getPid(): number {
  const running = findRunningServer(cluster);
  if (running === undefined) throw new Error('No server runs');
  return running.pid;
}

async function killHard(pid: number) {
  process.kill(pid, 'SIGKILL');
  expect(await waitFor(() => (isAlive(pid) ? undefined : true), 20_000)).toBe(true);
}

test('a first start creates an empty UTF-8 database on 127.0.0.1 that requires its password, and does not log it', async () => {
  const { url } = await start();
  expect(await ask(url, 'select current_database(), version(), getdatabaseencoding()')).toEqual([
    'portal',
    expect.stringContaining('PostgreSQL 18'),
    'UTF8',
  ]);
  expect(await ask(url, "select count(*)::int from pg_tables where schemaname = 'public'")).toEqual([0]);
  expect(await ask(url, 'show listen_addresses')).toEqual(['127.0.0.1']);
  // Independent of the machine's locale.
  expect(await ask(url, "select lower('ÆØÅ')")).toEqual(['æøå']);

  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(new URL(url).password);
  expect(lines.join('\n')).not.toContain(new URL(url).password);
});

describe('a later start', () => {
  beforeEach(useWhatWasMade);

  test('finds what was stored, after an orderly stop that left no process', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(listProcessesIn(cluster)).toEqual([]);

    const second = await start();
    expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
  });

  test('is the same where the environment asks other databases for TLS', async () => {
    vi.stubEnv('PGSSLMODE', 'require');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { url } = await start();
    expect(await ask(url, 'select 1')).toEqual([1]);
  });

  test.each(['the first', 'the second'])(
    'uses a server that runs; when %s stops, the other serves on, and the last ends it',
    async (name) => {
      const both = [await start(), await start()] as const;
      expect(both[1].url).toBe(both[0].url);
      expect(lines.at(-1)).toContain('Using the PostgreSQL that runs');
      const [stops, stays] = name === 'the first' ? both : both.toReversed();
      const pid = getPid();
      await stops?.stop();
      expect(getPid()).toBe(pid);
      expect(await ask(both[0].url, 'select 1')).toEqual([1]);
      await stays?.stop();
      expect(isAlive(pid)).toBe(false);
    },
  );

  test('a server that is killed is started again for all who use it, at the same address', async () => {
    const [{ url }] = [await start(), await start()];
    await ask(url, 'create table kept as select 42 as answer');
    const pid = getPid();
    await killHard(pid);
    await expect
      .poll(() => ask(url, 'select answer from kept').catch(() => 'away'), { timeout: 20_000 })
      .toEqual([42]);
    expect(getPid()).not.toBe(pid);
    expect(lines).toContainEqual(expect.stringContaining('has ended, and is started again'));
  });

  test('takes over a server whose starter was killed', async () => {
    const orphan = await startInOtherProcess();
    const pid = getPid();
    await killHard(orphan);
    expect(isAlive(pid)).toBe(true);

    const heir = await start();
    expect(getPid()).toBe(pid);
    await heir.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('recovers what was stored when the server was killed, also while a query was running', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 42 as answer');
    const longQuery = ask(first.url, 'select pg_sleep(60)').catch((error: unknown) => error);
    await waitFor(() => (listProcessesIn(cluster).length > 6 ? true : undefined), 20_000);
    await killHard(getPid());
    await longQuery;

    const second = await start();
    expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
  });

  test.each([
    ['a dead process', () => 4_194_303],
    ['a living process that is no server of ours', () => process.pid],
  ])('is not hindered by a pid file that names %s', async (_, getStalePid) => {
    await (await start()).stop();
    await writeFile(
      join(cluster, 'postmaster.pid'),
      `${getStalePid()}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    );

    const second = await start();
    expect(await ask(second.url, 'select 1')).toEqual([1]);
  });
});

test('two starts at once on one new folder share one server', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.url).toBe(second.url);
  expect(await ask(first.url, 'select 1')).toEqual([1]);
});

test('an abandoned server is stopped, one with a living owner is not', async () => {
  useWhatWasMade();
  const owned = await start();
  await stopAbandonedPostgres(dataDir);
  expect(await ask(owned.url, 'select 1')).toEqual([1]);
  await owned.stop();

  const orphan = await startInOtherProcess();
  const pid = getPid();
  await killHard(orphan);
  await stopAbandonedPostgres(dataDir);
  expect(isAlive(pid)).toBe(false);
});

test('a folder that is not a PostgreSQL data folder stops the start with the reason', async () => {
  await mkdir(cluster, { mode: 0o700 });
  await expect(start()).rejects.toThrow(/PostgreSQL did not start: .+/);
});

test.runIf(process.getuid?.() === 0)(
  'a data folder below one that is closed to the account gets a stand-in, which is said and found again',
  async () => {
    const closed = join(dataDir, 'home');
    await mkdir(closed, { mode: 0o700 });
    dataDir = join(closed, 'data');
    const first = await start();
    const standIn = /keeps its data in (\S+),/.exec(lines.join('\n'))?.[1] ?? 'nothing was said';
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();

    // As a strict umask makes it.
    await chmod(standIn, 0o700);
    const second = await start();
    expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
    await second.stop();
    await rm(standIn, { recursive: true });
    dataDir = dirname(closed);
  },
);

/** @returns the PID of the process that owns the server */
async function startInOtherProcess(): Promise<number> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  if (child.pid === undefined) throw new Error('No process was made');
  return child.pid;
}
