import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what the server runs of React is its production build, whatever NODE_ENV says there', () => {
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync('vite', ['build', '--ssr', '--outDir', folder, '--emptyOutDir'], {
    cwd: join(ROOT, 'web'),
    env,
  });
  expect(status).toBe(0);
  const code = readFileSync(join(folder, 'entry.server.js'), 'utf8');
  const has = (words: string) => code.includes(words);
  expect(has('renderToPipeableStream')).toBe(true);
  // It does not choose React at run time, and has no development-only code.
  expect(has('process.env.NODE_ENV')).toBe(false);
  expect(has('jsxDEV')).toBe(false);
}, 60_000);
