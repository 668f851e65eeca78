import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alleSprak } from '../contract/src/sprak.ts';
import { ROOT } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { NODE_ENV: _, ...env } = process.env;
for (const sprak of alleSprak) {
  const { status, stderr } = spawnSync('vite', ['build', '--ssr', '--outDir', folder], {
    cwd: join(ROOT, 'web'),
    env: { ...env, SPRAK: sprak },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
const files = globSync('**/*.js', { cwd: folder });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const ofReact = files.filter((file) => read(file).includes('renderToPipeableStream ='));

test('the server has React in memory once, for all languages', () => {
  expect(files).toEqual(expect.arrayContaining(alleSprak.map((sprak) => `entry.${sprak}.js`)));
  expect(ofReact).toHaveLength(1);
});

test('what the server runs of React is its production build, whatever NODE_ENV says there', () => {
  expect(ofReact).not.toEqual([]);
  for (const file of ofReact) {
    // It does not choose React at run time, and has no development-only code.
    expect(read(file)).not.toContain('process.env.NODE_ENV');
    expect(read(file)).not.toContain('jsxDEV');
  }
});

test('no script of the server has a character for which it would take twice the memory', () => {
  expect(files.filter((file) => /[^\0-\u{ff}]/u.test(read(file)))).toEqual([]);
});
