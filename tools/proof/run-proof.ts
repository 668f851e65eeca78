import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * Runs the command of a proof for a test: the production build must not go through the test runner's transforms.
 * @returns all that it printed
 */
export function runProof(script: string, options: readonly string[], limitMs: number): Promise<string> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(ROOT, script), ...options],
      { cwd: ROOT, timeout: limitMs },
      (_, stdout, stderr) => done(stdout + stderr),
    );
  });
}
