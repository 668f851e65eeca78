import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { alleSprak, STANDARD_SPRAK } from '../../contract/src/sprak.ts';
import { ROOT } from '../paths.ts';

const folders = ['contract', 'postgres', 'server', 'web', 'katalog', 'simulators', 'tools'];
const files = ['package.json', 'tsconfig.base.json', 'vitest.config.ts'];
const notCopied = ['node_modules', 'dist'];

export type PortalCopy = ReturnType<typeof copyPortal>;

/** A copy of the sources that can be changed and built without touching the real ones. Packages are shared. */
export function copyPortal() {
  const root = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  for (const folder of folders)
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: (source) => !notCopied.includes(basename(source)),
    });
  for (const file of files) cpSync(join(ROOT, file), join(root, file));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  /** @returns how it ended, and all it said */
  function run(program: string, args: string[], cwd: string): { status: number | null; output: string } {
    const { VITEST: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), args, {
      cwd,
      // As a developer may have it.
      env: { ...env, NO_COLOR: '1', NODE_ENV: 'development' },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  return {
    root,
    write: (file: string, text: string): void => writeFileSync(join(root, file), text),
    read: (file: string): string => readFileSync(join(root, file), 'utf8'),
    /** What the browser is sent. */
    buildClient: () => run('vite', ['build'], join(root, 'web')),
    buildServer: () => run('vite', ['build', '--ssr'], join(root, 'web')),
    /** Lets bokmål's build stand for the other languages, which the server wants too. */
    speakBokmalOnly: (): void => {
      const dist = join(root, 'web/dist');
      for (const sprak of alleSprak.filter((other) => other !== STANDARD_SPRAK)) {
        cpSync(
          join(dist, `client/.vite/manifest.${STANDARD_SPRAK}.json`),
          join(dist, `client/.vite/manifest.${sprak}.json`),
        );
        cpSync(join(dist, `server/entry.${STANDARD_SPRAK}.js`), join(dist, `server/entry.${sprak}.js`));
      }
    },
    runTests: (file: string) => run('vitest', ['run', '--project=web', file], root),
    /** Names and contents of what was built for the browser and ends so. */
    listBuilt: (end: string): Map<string, string> => {
      const assets = join(root, 'web/dist/client/assets');
      return new Map(
        readdirSync(assets)
          .filter((name) => name.endsWith(end))
          .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
      );
    },
    remove: (): void => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}
