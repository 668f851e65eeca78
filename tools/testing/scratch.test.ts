import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createScratch, removeScratch } from './scratch.ts';

const MODULE = join(import.meta.dirname, 'scratch.ts');

let scratch: string;
beforeEach(async () => {
  scratch = await createScratch();
});
afterEach(() => removeScratch(scratch));

test('the folder of a run holds programs, and other accounts may enter it', async () => {
  expect((await stat(scratch)).mode & 0o777).toBe(0o755);
  const program = join(scratch, 'program.sh');
  writeFileSync(program, '#!/bin/sh\necho done\n', { mode: 0o755 });
  expect(spawnSync(program, { encoding: 'utf8' }).stdout).toBe('done\n');
});

test('what a run has left that was killed is removed by the next, and that of a living run is not', async () => {
  const { stdout: left } = spawnSync(
    process.execPath,
    [
      '-e',
      `import(${JSON.stringify(MODULE)}).then(async ({ createScratch }) => {
        process.stdout.write(await createScratch());
        process.kill(process.pid, 'SIGKILL');
      });`,
    ],
    { encoding: 'utf8' },
  );
  writeFileSync(join(left, 'file'), '');
  await removeScratch(await createScratch());
  expect([existsSync(left), existsSync(scratch)]).toEqual([false, true]);
});

test.runIf(process.getuid?.() === 0)('what another account has left is not ours to remove', async () => {
  const theirs = join(dirname(scratch), 'portal-run-99999999-theirs');
  mkdirSync(theirs);
  onTestFinished(() => rmSync(theirs, { recursive: true }));
  chownSync(theirs, 65_534, 65_534);
  await removeScratch(await createScratch());
  expect(existsSync(theirs)).toBe(true);
});
