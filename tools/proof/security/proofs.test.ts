import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../paths.ts';
import { proofs } from './proofs.ts';

const LIMIT_MS = 600_000;
const names = proofs.filter(({ isByCommandOnly }) => isByCommandOnly !== true).map(({ name }) => name);

interface Run {
  code: number;
  output: string;
}

/** Runs the command itself with few cases: the production build must not go through the test runner's transforms. */
function run(...options: string[]): Promise<Run> {
  const script = join(ROOT, 'tools/proof-security.ts');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(ROOT, 'tools/with-node-24.mjs'), script, '--cases', '30', ...names, ...options],
      { cwd: ROOT, timeout: LIMIT_MS },
      (error, stdout, stderr) => done({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

/** At once: each mostly waits for its own portal. */
let results: [whole: Run, weakened: Run];
beforeAll(async () => {
  results = await Promise.all([run(), run('--weaken')]);
}, LIMIT_MS);

describe('the portal', () => {
  test.each(names)('stands up to %s (short)', (name) => {
    const [result] = results;
    expect(result.output).toMatch(new RegExp(`^holds {2}${name} `, 'm'));
  });

  test('stands up to all, and nothing else was found', () => {
    const [result] = results;
    expect(result.output).not.toContain('DOES NOT HOLD');
    expect(result.code).toBe(0);
  });
});

describe('something weak on purpose', () => {
  test.each(names)('is found by %s', (name) => {
    const [, result] = results;
    expect(result.output).toMatch(new RegExp(`^DOES NOT HOLD {2}${name} `, 'm'));
    expect(result.code).toBe(1);
  });
});
