import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Who the database server runs as; undefined means the user of this process. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; when root starts us, it runs as `nobody`. */
export function getPostgresAccount(): Account | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

/**
 * Returns `wanted` if the account can reach it, otherwise a stand-in below the temporary folder (the account that
 * PostgreSQL runs as cannot enter a home such as /root). Created if missing. If `wanted` is ours, others get permission
 * to pass through it, but not to read it. Throws when somebody else owns the stand-in.
 */
export function getReachableFolder(wanted: string, account: Account | undefined): string {
  const folder = resolve(wanted);
  if (account === undefined || canReach(dirname(folder), account)) {
    mkdirSync(folder, { recursive: true });
    if (account !== undefined) openForPassage(folder);
    // A strict umask also closes the folders above it that were just created.
    if (account === undefined || canReach(folder, account)) return realpathSync(folder);
  }
  const name = `portal-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const parent = [tmpdir(), '/var/tmp'].find((candidate) => canReach(candidate, account));
  if (parent === undefined) {
    throw new Error(`User ${account.uid} can reach neither ${folder} nor a temporary folder`);
  }
  return makeOwnFolder(join(parent, name));
}

function openForPassage(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid === process.getuid?.() && (mode & 0o001) === 0) chmodSync(folder, mode | 0o011);
}

/** Creates a folder in a shared place. Throws when another user owns it, so that nobody can plant files there. */
function makeOwnFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  assertOwn(folder);
  // A strict umask closes it to the account.
  openForPassage(folder);
  return realpathSync(folder);
}

/** Throws unless `folder` is a real folder that belongs to the user of this process. */
export function assertOwn(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${folder} belongs to another user; remove it or set another folder`);
  }
}

/** Whether the account can enter every existing folder of the path. Missing folders are created by us. */
function canReach(folder: string, account: Account): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid, gid } = statSync(at);
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}
