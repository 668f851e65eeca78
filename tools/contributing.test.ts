import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { copyPortal, type PortalCopy } from './testing/portal-copy.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const page = read('CONTRIBUTING.md');
const listBlocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);

describe('CONTRIBUTING.md, walked in a copy', () => {
  let copy: PortalCopy;
  beforeAll(() => {
    copy = copyPortal();
  });
  afterAll(() => copy.remove());

  test('its test of the change fails before the change and passes after it', () => {
    const [given, change] = listBlocks('diff');
    const command = listBlocks('sh').find((block) => block.startsWith('npx vitest run --project=web '));
    const file = command?.trim().split(' ').at(-1) ?? '';
    const apply = (patch = '') => {
      const { status, stderr } = spawnSync('git', ['apply', '-'], {
        cwd: copy.root,
        input: patch,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    };
    apply(given);
    const before = copy.runTests(file);
    expect(before.status).toBe(1);
    expect(before.output).toContain('1 failed');
    apply(change);
    const after = copy.runTests(file);
    expect(after.status, after.output).toBe(0);
  }, 60_000);
});

test.each(['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'README.md', 'deploy/README.md'])(
  '%s names commands and files that are there',
  (path) => {
    const text = read(path);
    // `npm version` is npm’s own.
    const commands = [...text.matchAll(/(?:`|^)npm (?!version )(?:run (?:--silent )?)?([a-z][a-z:-]*)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !['ci', 'run', 'and'].includes(name));
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = [...text.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, file = '']) =>
      join(path, '..', file),
    );
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(commands.length + files.length).toBeGreaterThan(0);
  },
);
