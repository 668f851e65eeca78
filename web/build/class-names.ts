import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, walk } from 'css-tree';
import type { Plugin } from 'vite';

const web = path.join(import.meta.dirname, '..');
/** Of a quarter of a million names we have some five hundred, and two that meet stop the build. */
const LENGTH = 3;
/** Keeps a style sheet through tree shaking, and is taken out after it. */
const HOLD = 'globalThis.CSS;';
const given = new Map<string, string>();

/**
 * The class name in the build: the same for browser and server, and short, because the styles, the script and the page
 * repeat it at every use.
 *
 * @throws when two classes get the same name
 */
export function toShortClassName(name: string, file: string): string {
  const source = `${path.relative(web, file)} ${name}`;
  const short = `_${createHash('sha256').update(source).digest('base64url').slice(0, LENGTH)}`;
  const other = given.get(short) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} get the same class name: rename one`);
  given.set(short, source);
  return short;
}

/** Writes class names where they are used, so that the script carries no lookup table for each style sheet. */
export function classNamesInPlace(): Plugin[] {
  return [
    {
      name: 'class-names-in-place',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: /\/(?:web|katalog)\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
        // Line breaks stay, so it needs no source map.
        handler: (code, id) => ({ code: putInPlace(code, path.dirname(id)), map: null }),
      },
    },
    {
      name: 'keep-styles',
      enforce: 'post',
      apply: 'build',
      transform: {
        filter: { id: /\.module\.css$/ },
        // No code imports names from the file any more, so tree shaking would remove it and its styles.
        handler: (code) => ({ code: `${code}\n${HOLD}`, map: null, moduleSideEffects: true }),
      },
      renderChunk: (code) => ({ code: code.replaceAll(HOLD, ''), map: null }),
    },
  ];
}

/**
 * @param folder the folder of the code
 * @throws when the code uses a class that its style sheet lacks
 */
export function putInPlace(code: string, folder: string): string {
  let placed = code;
  for (const [, styles, module] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    if (styles === undefined || module === undefined) continue;
    const file = path.join(folder, module);
    const names = listClassNames(readFileSync(file, 'utf8'));
    placed = placed.replaceAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'), (_, name: string) => {
      if (!names.has(name)) throw new Error(`${path.relative(web, file)} has no class "${name}"`);
      return JSON.stringify(toShortClassName(name, file));
    });
  }
  return placed;
}

function listClassNames(css: string): Set<string> {
  const names = new Set<string>();
  walk(parse(css), (node) => {
    if (node.type === 'ClassSelector') names.add(node.name);
  });
  return names;
}
