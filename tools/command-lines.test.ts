import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const commands = globSync(['tools/*.ts', 'bench/*.ts'], { cwd: ROOT }).filter(
  (file) =>
    !/\.test\.ts$|\/read-weaken\.ts$/.test(file) &&
    /\b(?:parseArgs|readWeaken)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
);

function run(command: string, given: string[]): Promise<{ code: unknown; output: string; errors: string }> {
  return new Promise((done) => {
    // One that takes it all the same would go on for minutes.
    execFile(process.execPath, [command, ...given], { cwd: ROOT, timeout: 20_000 }, (error, output, errors) =>
      done({ code: error?.code, output, errors }),
    );
  });
}

describe('a command says in one line, at once, what it cannot take', () => {
  test.each<[command: string, given: string, said: string]>([
    ...commands
      // What it does not know it gives to the builder.
      .filter((command) => command !== 'tools/image.ts')
      .map((command): [string, string, string] => [command, '--wrong', '--wrong']),
    ['tools/image.ts', '--base', '--base'],
    ['tools/sbom.ts', 'wrong', 'wrong'],
    ['tools/proof-customers.ts', 'wrong', 'wrong is no part'],
    ['tools/proof-customers.ts', '--customers=many', '--customers must be a whole number; it is many'],
    ['tools/proof-customers.ts', '--seed=', '--seed must be a whole number; it is empty'],
    ['tools/proof-customers.ts', '--only=first', '--only must be a whole number; it is first'],
    ['tools/proof-late.ts', '--customers=0.5', '--customers must be a whole number; it is 0.5'],
    ['tools/proof-late.ts', '--only=first', '--only must be a whole number; it is first'],
    ['bench/wire.ts', '--only=wrong', 'wrong is no part'],
    ['bench/wire.ts', '--rounds=', '--rounds must be a whole number; it is empty'],
    ['bench/memory.ts', '--minutes=long', '--minutes must be a whole number; it is long'],
    ['tools/proof-security.ts', '--cases=few', '--cases must be a whole number; it is few'],
  ])('%s %s', async (command, given, said) => {
    const { code, output, errors } = await run(command, [given]);
    expect([output, errors.split('\n').length, errors]).toEqual(['', 2, expect.stringContaining(said)]);
    expect([1, 2]).toContain(code);
  });
});
