import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProgram, installMissing } from './find-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-program-'));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Stands in for the system's own, in a folder that is searched first. */
function writeApt(script: string): void {
  const path = join(folder, 'apt-get');
  writeFileSync(path, `#!/bin/sh\ncd ${folder}\n${script}\n`);
  chmodSync(path, 0o755);
}

const HARE = { names: ['hare'], packages: ['hare-esr'] };
const INSTALL = 'case "$*" in *" install "*hare-esr) cp apt-get hare;; esac';

test('a missing program is installed', () => {
  writeApt(INSTALL);
  expect(findProgram(HARE)).toBe(join(folder, 'hare'));
});

test('on an image without package lists these are fetched first', () => {
  writeApt(`case "$*" in *" update") touch lists;; esac; test -e lists || exit 100; ${INSTALL}`);
  expect(findProgram(HARE)).toBe(join(folder, 'hare'));
});

test('somebody else who installs at the same time is waited for', () => {
  writeApt(`case "$*" in *DPkg::Lock::Timeout=[1-9]*) ;; *) exit 100;; esac; ${INSTALL}`);
  expect(findProgram(HARE)).toBe(join(folder, 'hare'));
});

test('all that is missing is installed in one call', () => {
  writeApt('echo "$*" >> calls; for name in hare fox; do cp apt-get $name; done');
  const programs = [HARE, { names: ['fox'], packages: ['fox', 'fox-tail'] }];
  installMissing([...programs, { names: ['sh'], packages: ['shell'] }]);
  const [call, ...more] = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  expect(call).toMatch(/ hare-esr fox fox-tail$/);
  expect(more).toEqual([]);
  for (const program of programs) expect(findProgram(program)).toBeDefined();
  installMissing(programs);
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim()).toBe(call);
});

test('who may not install does not try, and finds nothing', () => {
  vi.mocked(process.getuid as () => number).mockReturnValue(1000);
  writeApt(INSTALL);
  expect(findProgram(HARE)).toBeUndefined();
});
