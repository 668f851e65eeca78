import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgresAccount, getReachableFolder, type Account } from './embedded-postgres-account.ts';
import { findProcessBirth, isAlive, readIfThere } from './embedded-postgres-process.ts';

/** Where one server's files lie, and who runs it. */
export interface Home {
  folder: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  logFile: string;
  passwordFile: string;
  ownerFile: string;
  account: Account | undefined;
}

/** `log` hears of it when the files must lie elsewhere than in `dataDir`; see {@link getReachableFolder}. */
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
    ownerFile: join(folder, 'postgres-owner'),
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

/** Notes that this process will stop the server. */
export function writeOwner(home: Home): void {
  writeFileSync(home.ownerFile, `${process.pid} ${findProcessBirth(process.pid)}`);
}

/** The process that will stop the server, if it still lives. */
export function findLivingOwner(home: Home): number | undefined {
  const [pid = 'NaN', birth] = readIfThere(home.ownerFile)?.split(' ') ?? [];
  const owner = Number(pid);
  return isAlive(owner) && findProcessBirth(owner) === birth ? owner : undefined;
}

/** The last line that says what went wrong. */
export function getLastWords(home: Home): string {
  const lines = (readIfThere(home.logFile) ?? '').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'no word in its log';
}
