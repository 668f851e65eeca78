import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../paths.ts';
import { checks } from './checks.ts';

const LIMIT_MS = 600_000;
const names = checks.map(({ name }) => name);

/** Runs the command itself with few customers: the production build must not go through the test runner's transforms. */
function run(...options: string[]): Promise<string> {
  const script = join(ROOT, 'tools/proof-customers.ts');
  return new Promise((done) => {
    execFile(process.execPath, [script, ...options], { cwd: ROOT, timeout: LIMIT_MS }, (_, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
}

describe('customers of every kind', () => {
  let output: string;
  beforeAll(async () => {
    output = await run('--customers', '30');
  }, LIMIT_MS);

  test.each([...names, 'visit', 'awkward'])('%s', (name) => {
    // On failure the output shows what was found.
    expect(output).toMatch(new RegExp(`^holds {2}${name}:`, 'm'));
  });
});

describe('a page that is made untrue', () => {
  let output: string;
  beforeAll(async () => {
    output = await run('--customers', '20', '--weaken');
  }, LIMIT_MS);

  test.each([...names, 'awkward'])('is found by %s', (name) => {
    expect(output).toMatch(new RegExp(`^DOES NOT HOLD {2}${name}:`, 'm'));
  });
});
