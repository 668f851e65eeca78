import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

interface Licence {
  name: string;
  version: string;
  /** As the package names it, an expression of SPDX; undefined where it names none. */
  licence: string | undefined;
  /** Part of what customers use: the server runs on it, or the page carries it. */
  isShipped: boolean;
}

/** Of packages that name theirs in a file of its own alone. */
const NAMED_IN_A_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** The licence of every package in the lock file, by name. */
export function readLicences(): Licence[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      {
        version: string;
        license?: string;
        dev?: boolean;
        devOptional?: boolean;
        optional?: boolean;
        link?: boolean;
      }
    >;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version, license, dev, devOptional, optional }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version,
        licence: license ?? NAMED_IN_A_FILE[name],
        isShipped: !(dev ?? false) && !(devOptional ?? false) && !(optional ?? false),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** One package a line, those that are shipped first. */
export function formatLicences(licences: readonly Licence[]): string {
  const toLines = (list: readonly Licence[]) =>
    list.map(({ name, version, licence }) => `${name}\t${version}\t${licence ?? 'not named'}`);
  return [
    '# Shipped',
    ...toLines(licences.filter(({ isShipped }) => isShipped)),
    '',
    '# For development',
    ...toLines(licences.filter(({ isShipped }) => !isShipped)),
  ].join('\n');
}
