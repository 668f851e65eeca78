import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { copyPortal, type PortalCopy } from './testing/portal-copy.ts';

const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
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
