import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgresAccount, getReachableFolder, type Account } from './account.ts';
import { operatingSystem } from './operating-system.ts';
import { isAlive, readIfThere } from './process.ts';

/** The folders of one server, and the account it runs as. */
export interface Home {
  folder: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  logFile: string;
  passwordFile: string;
  /** One file for each start that uses the server. */
  usersFolder: string;
  account: Account | undefined;
}

/** `log` is told when the files must be elsewhere than in `dataDir`; see {@link getReachableFolder}. */
export function getHome(dataDir: string, log: (line: string) => void): Home {
  const account = getPostgresAccount();
  const folder = getReachableFolder(dataDir, account);
  if (account !== undefined && folder !== findRealPath(dataDir)) {
    log(`PostgreSQL keeps its data in ${folder}, since user ${account.uid} cannot reach ${dataDir}`);
  }
  return {
    folder,
    cluster: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    passwordFile: join(folder, 'postgres-password'),
    usersFolder: join(folder, 'postgres-users'),
    account,
  };
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Registers this process as a user of the server; returns a function that undoes it. A process may register more than once. */
export function addUser({ usersFolder }: Home): () => void {
  mkdirSync(usersFolder, { recursive: true });
  const file = join(usersFolder, `${process.pid}-${randomUUID()}`);
  writeFileSync(file, operatingSystem.findBirth(process.pid) ?? '');
  return () => rmSync(file, { force: true });
}

/** PIDs of the living processes that use the server. Files of dead ones are deleted. */
export function listLivingUsers({ usersFolder }: Home): number[] {
  mkdirSync(usersFolder, { recursive: true });
  return readdirSync(usersFolder).flatMap((name) => {
    const file = join(usersFolder, name);
    const user = Number.parseInt(name, 10);
    if (isAlive(user) && operatingSystem.findBirth(user) === readIfThere(file)) return [user];
    rmSync(file, { force: true });
    return [];
  });
}

/** The last error in the server's log, or else its last line. */
export function getLastWords(home: Home): string {
  const lines = (readIfThere(home.logFile) ?? '').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'no word in its log';
}
