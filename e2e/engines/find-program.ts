import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program on the PATH; as root, installs it from the system's packages if it is missing.
 * @param packages their Debian names
 * @returns undefined where the program cannot be had
 */
export function findProgram(names: readonly string[], packages: readonly string[]): string | undefined {
  return findOnPath(names) ?? (install(packages) ? findOnPath(names) : undefined);
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** A fresh image has no package lists. */
export function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  const get = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return get() || (apt('update') && get());
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
