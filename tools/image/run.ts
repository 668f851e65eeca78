import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths.ts';

/**
 * Runs a program in the root folder and waits; its output goes to standard error.
 * @throws one line when it fails
 */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(`${program} ${args[0] ?? ''} failed (${error?.message ?? `exit code ${status}`})`);
}

/**
 * What a program prints.
 * @throws one line when it fails
 */
export function ask(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed: ${stderr.trim()}`);
  return stdout.trim();
}
