import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const build = `const { appendFileSync, mkdirSync } = require('node:fs');
mkdirSync('dist', { recursive: true });
appendFileSync('dist/log', 'begin ');
setTimeout(() => appendFileSync('dist/log', 'end '), 500);`;

test('two that want the web built at once get one build, and both wait for it', async () => {
  for (const file of ['tools/build-web.ts', 'tools/paths.ts', 'postgres/src'])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  for (const name of ['web', 'katalog', 'contract']) mkdirSync(join(folder, name));
  const scripts = { build: 'node build.cjs' };
  const files = {
    'package.json': { type: 'module', workspaces: ['web'] },
    'package-lock.json': {},
    'web/package.json': { name: 'web', version: '0.0.0', scripts },
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content));
  writeFileSync(join(folder, 'web/build.cjs'), build);

  const code = `import { buildWeb } from './tools/build-web.ts';
import { readFileSync } from 'node:fs';
const built = await buildWeb({ stdio: 'ignore' });
process.stdout.write(built + ' ' + readFileSync('web/dist/log', 'utf8'));`;
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', code], { cwd: folder });
  const said = await Promise.all([run(), run()]);
  expect(said.map(({ stdout }) => stdout.trim()).toSorted()).toEqual(['false begin end', 'true begin end']);
  expect(readFileSync(join(folder, 'web/dist/log'), 'utf8')).toBe('begin end ');
});
