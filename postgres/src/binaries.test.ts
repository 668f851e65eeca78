import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getPostgresAccount } from './account.ts';
import { getPostgresBinaries, TemporaryFolderError } from './binaries.ts';

/** One for all: the copy has 45 MB. */
let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'binaries-')));
  // The account that PostgreSQL runs as enters it.
  await chmod(folder, 0o755);
});
beforeEach(() => vi.stubEnv('TMPDIR', folder));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = () => getPostgresBinaries(getPostgresAccount());

test('a copy of which the system has removed old files is made anew, and one that is whole is used', async () => {
  const copy = await get();
  const old = join(copy, 'share/postgresql/postgres.bki');
  const marker = join(copy, 'marker');
  await writeFile(marker, '');
  expect([await get(), existsSync(marker)]).toEqual([copy, true]);

  await rm(old);
  expect([await get(), existsSync(old), existsSync(marker)]).toEqual([copy, true, false]);
  await rm(join(copy, 'lib/libpq.so.5'));
  expect([await get(), existsSync(join(copy, 'lib/libpq.so.5'))]).toEqual([copy, true]);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a temporary folder that runs no programs is told as that', async () => {
  const program = join(await get(), 'bin/initdb');
  await chmod(program, 0o644);
  const failure = await get().catch((error: unknown) => error);
  await chmod(program, 0o755);
  expect(failure).toBeInstanceOf(TemporaryFolderError);
  expect(failure).toMatchObject({
    message: `${folder} lets no program run, as where it is mounted noexec`,
    cause: { code: 'EACCES' },
  });
});

test('a temporary folder that cannot be made is told as that', async () => {
  const file = join(folder, 'en-fil');
  // Passes for a folder that may be entered.
  await writeFile(file, '');
  await chmod(file, 0o755);
  vi.stubEnv('TMPDIR', join(file, 'tmp'));
  const failure = await get().catch((error: unknown) => error);
  await rm(file);
  expect(failure).toBeInstanceOf(TemporaryFolderError);
  expect(failure).toMatchObject({ message: `${file}/tmp cannot be used`, cause: { code: 'ENOTDIR' } });
});

test('a copy that breaks off leaves nothing, and tells why it broke off', async () => {
  const small = await mkdtemp(join(folder, 'small-'));
  await chmod(small, 0o755);
  vi.stubEnv('TMPDIR', small);
  const script = `
    import { getPostgresBinaries } from ${JSON.stringify(new URL('binaries.ts', import.meta.url).href)};
    await getPostgresBinaries(undefined).catch(({ cause }) => console.log(cause.code));`;
  // No file of more than a megabyte fits: what a full disk does, at a place that is always the same.
  const limited = 'ulimit -f 2048; exec "$0" --input-type=module-typescript -e "$1"';
  const { stdout, stderr } = spawnSync('sh', ['-c', limited, process.execPath, script], {
    encoding: 'utf8',
  });
  expect([stdout.trim(), await readdir(small)], stderr).toEqual(['EFBIG', []]);
});
