import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** How the bundler begins a script that imports others later: with the names of the files that they need. */
const LIST =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\["[^\]]+"\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
/** One of its uses, by places in that list. */
const USE = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Takes out of each script's list of files what that script needs itself: it is there when something is imported later,
 * and each name costs ten bytes of every visit.
 */
export function shortenFileLists(): Plugin {
  return {
    name: 'shorten-file-lists',
    apply: 'build',
    generateBundle: {
      // After the bundler has written the lists.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = shortenFileList(chunk.code, listNeeded(chunk, bundle));
      },
    },
  };
}

/**
 * @param there files that are there when the code runs
 * @throws when the code has a list in another form
 */
export function shortenFileList(code: string, there: ReadonlySet<string>): string {
  const [head, list] = LIST.exec(code) ?? [];
  if (head === undefined || list === undefined) {
    if (code.includes('__vite__mapDeps'))
      throw new Error('The bundler writes its list of files in another form');
    return code;
  }
  const files = JSON.parse(list) as string[];
  const left = files.filter((file) => !there.has(file));
  const toLeft = (place: string): number[] => {
    const at = left.indexOf(files[Number(place)] ?? '');
    return at < 0 ? [] : [at];
  };
  const rest = code
    .slice(head.length)
    .replaceAll(
      USE,
      (_, places: string) => `__vite__mapDeps([${places.split(',').flatMap(toLeft).join(',')}])`,
    );
  return head.replace(list, () => JSON.stringify(left)) + rest;
}

/** A script, what it imports, and their styles. */
function listNeeded(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const styles of chunk.viteMetadata?.importedCss ?? []) seen.add(styles);
  for (const imported of chunk.imports) {
    const other = bundle[imported];
    if (other?.type === 'chunk') listNeeded(other, bundle, seen);
  }
  return seen;
}
