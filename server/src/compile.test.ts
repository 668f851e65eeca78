import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Says at its end whether the process has loaded Node's compiler. */
const TELL = `process.on('exit', () => console.log(process.moduleLoadList.some((name) => name.includes('amaro'))))`;

function run(script: string): { says: string; hasCompiled: boolean } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${TELL}`, path.join(import.meta.dirname, script)],
    { encoding: 'utf8', env: { NODE_COMPILE_CACHE: folder } },
  );
  return { says: stderr.trim(), hasCompiled: stdout.trim() === 'true' };
}

test('a portal that finds what was compiled does without the compiler', () => {
  const stopped = 'APP_ENV is missing';
  expect(run('compile.ts')).toEqual({ says: stopped, hasCompiled: true });
  expect(run('main.ts')).toEqual({ says: stopped, hasCompiled: false });
  // Among it what is loaded when it is first needed.
  expect(run('compile.ts')).toEqual({ says: stopped, hasCompiled: false });
});

test('everything that is loaded when it is first needed is compiled too', () => {
  const later = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.ts$|^testing\//.test(file) && file !== 'compile.ts')
    .flatMap((file) =>
      [
        ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/import\('(\.[^']+\.ts)'\)/g),
      ].map(([, target = '']) => path.join(path.dirname(file), target)),
    );
  const compiled = readFileSync(path.join(import.meta.dirname, 'compile.ts'), 'utf8');
  expect(later).toContain('features/last-ned/pdf/to-pdf.ts');
  expect(later.filter((file) => !compiled.includes(`import('./${file}')`))).toEqual([]);
});
