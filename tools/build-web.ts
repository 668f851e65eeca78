import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readIfThere, withLock } from '../postgres/src/process.ts';
import { ROOT } from './paths.ts';

const MARKER = join(ROOT, 'web', 'dist', '.sources');
const LOCK_LIMIT_MS = 600_000;

/**
 * Builds the web if its sources have changed since the last build. Two that want it take turns, since the second would
 * empty the folder that the first writes or reads.
 * @param options.onBuild is called before it builds, which takes long on a loaded machine
 * @returns whether it built
 * @throws one line when the build fails; its own messages have then been shown
 */
export async function buildWeb(
  options: { force?: boolean; stdio?: 'inherit' | 'ignore'; onBuild?: () => void } = {},
): Promise<boolean> {
  return await withLock(`build of ${ROOT}`, LOCK_LIMIT_MS, () => buildIfChanged(options));
}

async function buildIfChanged(options: Parameters<typeof buildWeb>[0] = {}): Promise<boolean> {
  const sources = hashSources();
  if (options.force !== true && readIfThere(MARKER) === sources) return false;
  options.onBuild?.();
  const build = spawn('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: ROOT,
    stdio: ['ignore', options.stdio ?? 'inherit', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The web build failed (exit code ${code})`);
  writeFileSync(MARKER, sources);
  return true;
}

function hashSources(): string {
  const hash = createHash('sha256');
  const sources = globSync('{web,katalog,contract}/**', {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name }) => ['dist', 'node_modules'].includes(name) || /\.test\.tsx?$/.test(name),
  });
  const files = sources.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...files, join(ROOT, 'package-lock.json')].toSorted())
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
