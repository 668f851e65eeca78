import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../paths.ts';
import { proofs } from './proofs.ts';

const LIMIT_MS = 600_000;
const names = proofs.filter(({ isByCommandOnly }) => isByCommandOnly !== true).map(({ name }) => name);

/** Runs the command itself with few cases: the production build must not go through the test runner's transforms. */
function run(...options: string[]): Promise<{ code: number; output: string }> {
  const script = join(ROOT, 'tools/proof-security.ts');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(ROOT, 'tools/with-node-24.mjs'), script, '--cases', '150', ...names, ...options],
      { cwd: ROOT, timeout: LIMIT_MS },
      (error, stdout, stderr) => done({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

describe('the portal', () => {
  let result: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    result = await run();
  }, LIMIT_MS);

  test.each(names)('stands up to %s (short)', (name) => {
    expect(result.output).toMatch(new RegExp(`^holds {2}${name} `, 'm'));
  });

  test('stands up to all, and nothing else was found', () => {
    expect(result.output).not.toContain('DOES NOT HOLD');
    expect(result.code).toBe(0);
  });
});

describe('something weak on purpose', () => {
  let result: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    result = await run('--weaken');
  }, LIMIT_MS);

  test.each(names)('is found by %s', (name) => {
    expect(result.output).toMatch(new RegExp(`^DOES NOT HOLD {2}${name} `, 'm'));
    expect(result.code).toBe(1);
  });
});
