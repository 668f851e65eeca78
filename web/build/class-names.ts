import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, walk } from 'css-tree';
import type { Plugin } from 'vite';

const web = path.join(import.meta.dirname, '..');
const LENGTH = 5;
const given = new Map<string, string>();

/**
 * The name of a class in what is built: the same in the build for the browser and in that for the server, and short,
 * since each stands in the styles, in the script, and in the page as often as it is used.
 *
 * @throws when two classes get the same
 */
export function toShortClassName(name: string, file: string): string {
  const source = `${path.relative(web, file)} ${name}`;
  const short = `_${createHash('sha256').update(source).digest('base64url').slice(0, LENGTH)}`;
  const other = given.get(short) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} get the same class name: make it longer`);
  given.set(short, source);
  return short;
}

/** Puts class names where they are used, so that the script carries no table of all the names of a file. */
export function classNamesInPlace(): Plugin[] {
  return [
    {
      name: 'class-names-in-place',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
        // No line moves.
        handler: (code, id) => ({ code: putInPlace(code, path.dirname(id)), map: null }),
      },
    },
    {
      name: 'keep-styles',
      enforce: 'post',
      apply: 'build',
      transform: {
        filter: { id: /\.module\.css$/ },
        // A file none of whose names is asked for any more would be left out, and its styles with it.
        handler: (code) => ({ code: `${code}\nglobalThis.CSS;`, map: null, moduleSideEffects: true }),
      },
    },
  ];
}

/**
 * @param folder where the code stands
 * @throws when a style sheet does not have a name that the code asks for
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
