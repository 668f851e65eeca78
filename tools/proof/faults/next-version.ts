import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { alleSprak } from '../../../contract/src/sprak.ts';
import { ROOT } from '../../paths.ts';

/** Of the pages that the proof opens. */
const THEME = 'src/themes/none.css';

interface Manifest {
  [source: string]: { file: string };
}

/**
 * A copy of the portal as its next version: the same code, built with another style sheet name, so that its pages
 * link to a file that this version does not have, and the other way round. Returns its script, relative to the root.
 */
export function makeNextVersion(folder: string): string {
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const part of ['package.json', 'server', 'postgres', 'web/dist']) {
    const isOurs = (path: string): boolean => !path.includes('node_modules');
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isOurs });
  }
  // npm puts packages here when their version differs from the one in the root.
  if (existsSync(join(ROOT, 'server/node_modules')))
    symlinkSync(join(ROOT, 'server/node_modules'), join(folder, 'server/node_modules'));
  const client = join(folder, 'web/dist/client');
  const manifests = alleSprak.map((sprak) => join(client, `.vite/manifest.${sprak}.json`));
  const { file } = (JSON.parse(readFileSync(manifests[0] ?? '', 'utf8')) as Manifest)[THEME] ?? { file: '' };
  const next = file.replace(/\.css$/, '-next.css');
  for (const ending of ['', '.br', '.gz'])
    renameSync(join(client, file + ending), join(client, next + ending));
  for (const manifest of manifests)
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(file, next));
  return relative(ROOT, join(folder, 'server/src/main.ts'));
}
