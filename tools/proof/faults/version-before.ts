import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../paths.ts';
import type { createSessions } from './create-sessions.ts';

/** The workspaces, which a version must take from itself. */
const OURS = '@portal';
/** Of the pages that the proof opens: with one more rule they link to a file that no other version has. */
const STYLES = 'web/src/themes/none.css';
const MARK = '.version-before { color: red; }';

/**
 * The portal as it was at a commit, built, with the packages of today: its script, relative to the root, and its own way
 * of making sessions in the database that it knows.
 * @throws when the commit is not there, or cannot be built
 */
export async function makeVersionBefore(
  folder: string,
  commit: string,
): Promise<{ script: string; createSessions: typeof createSessions }> {
  mkdirSync(join(folder, 'node_modules', OURS), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = join(ROOT, 'node_modules');
  for (const name of readdirSync(packages).filter((one) => one !== OURS))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  // These links are relative, so that they lead to the folders of the copy.
  for (const name of readdirSync(join(packages, OURS)))
    symlinkSync(readlinkSync(join(packages, OURS, name)), join(folder, 'node_modules', OURS, name));
  appendFileSync(join(folder, STYLES), MARK);
  execFileSync('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const own = (await import(join(folder, 'tools/proof/faults/create-sessions.ts'))) as {
    createSessions: typeof createSessions;
  };
  return { ...own, script: relative(ROOT, join(folder, 'server/src/main.ts')) };
}
