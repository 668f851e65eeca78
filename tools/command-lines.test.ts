import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { readCount } from './read-command-line.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const commands = globSync(['tools/*.ts', 'bench/*.ts'], { cwd: ROOT }).filter(
  (file) => !file.endsWith('.test.ts') && read(file).includes('parseArgs('),
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
  test.each(commands)('%s reads it where that is said', (command) => {
    // Reports, and the check of a contract, say whatever stops them in one line.
    const said = command === 'tools/contract-check.ts' ? 'catch (error)' : /readCommandLine\(|runReport\(/;
    expect(read(command)).toMatch(said);
  });

  // Each takes a second or two to load all that it needs.
  test.each([
    ['tools/sbom.ts', '--wrong', '--wrong'],
    ['tools/sbom.ts', 'wrong', 'wrong'],
    // What it does not know it gives to the builder.
    ['tools/image.ts', '--base', '--base'],
    ['tools/proof-customers.ts', 'wrong', 'wrong is no part'],
    ['bench/wire.ts', '--only=wrong', 'wrong is no part'],
    ['tools/tilbakemelding-report.ts', '--wrong', '--wrong'],
    ['tools/contract-check.ts', '--wrong', '--wrong'],
  ])('%s %s', async (command, given, said) => {
    const { code, output, errors } = await run(command, [given]);
    expect([output, errors.split('\n').length, errors]).toEqual(['', 2, expect.stringContaining(said)]);
    expect([1, 2]).toContain(code);
  });
});

test('a count is a whole number', () => {
  expect(readCount('rounds', '5')).toBe(5);
  for (const text of ['many', '0.5', '-1', '1e3'])
    expect(() => readCount('rounds', text)).toThrow(`--rounds must be a whole number; it is ${text}`);
  expect(() => readCount('seed', '')).toThrow('--seed must be a whole number; it is empty');
});
