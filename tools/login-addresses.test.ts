import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

test('an empty CONFIG_DIR counts as missing, as for the portal', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/login-addresses.ts')], {
    env: { ...process.env, CONFIG_DIR: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('/auth/callback');
}, 60_000);
