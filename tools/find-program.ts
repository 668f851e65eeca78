import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Two test runs, or the system itself, may install at the same time: each waits for the other. */
const LOCK_TIMEOUT_S = 600;

interface Program {
  /** What it may be called; the first that is there counts. */
  names: readonly string[];
  /** What has it, by their Debian names. */
  packages: readonly string[];
}

/**
 * Finds a program on the PATH; as root, installs it from the system's packages if it is missing.
 * @returns undefined where the program cannot be had
 */
export function findProgram({ names, packages }: Program): string | undefined {
  return findOnPath(names) ?? (install(packages) ? findOnPath(names) : undefined);
}

/** Installs all that is missing at once, in half the time. Where that fails, each is tried when it is looked for. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter(({ names }) => findOnPath(names) === undefined);
  if (missing.length > 0) install(missing.flatMap(({ packages }) => packages));
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Says on stderr what it installs, or why that failed.
 * @param packages their Debian names
 */
export function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const get = () => runApt('install', '-y', '--no-install-recommends', ...packages);
  // A fresh image has no package lists.
  return get() || (runApt('update') && get());
}

function runApt(...args: string[]): boolean {
  console.error(`Installing: apt-get ${args.join(' ')}`);
  const { status } = spawnSync('apt-get', ['-q', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_S}`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
