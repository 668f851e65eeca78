import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

import { ROOT } from './paths.ts';

const web = path.join(ROOT, 'web');
const distributors = path.join(ROOT, 'server/config/distributors');
/** The code of sporing, ours and the libraries': it loads after a yes to statistics. */
const sporing =
  /\/src\/lib\/sporing\/after-consent\/|node_modules\/(?:mixpanel|@mixpanel|@sentry|json-logic-js)/;

/** Development's own page. */
const catalogue = /\/katalog\/src\//;

let chunks: Rolldown.OutputChunk[] = [];
/** The static and dynamic imports of a source file. */
const imports = new Map<string, readonly string[]>();
const noteImports: Rolldown.Plugin = {
  name: 'note-imports',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id);
      imports.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]);
    }
  },
};
beforeAll(async () => {
  const built = await build({
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
    plugins: [noteImports],
  });
  const outputs: readonly object[] = [built].flat();
  chunks = outputs
    .filter((output): output is Rolldown.RolldownOutput => 'output' in output)
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk');
}, 60_000);

/** A chunk and its static imports, which load before it runs. */
function listStatic(chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const other of chunks) if (chunk.imports.includes(other.fileName)) listStatic(other, seen);
  return seen;
}

/** Every entry point, of the site or of a page, except the one to sporing. */
const listBeginnings = () =>
  chunks.filter(
    ({ isEntry, isDynamicEntry, facadeModuleId }) =>
      (isEntry || isDynamicEntry) && !sporing.test(facadeModuleId ?? ''),
  );

it('no page has any code of sporing before the customer agrees, ours or others’', () => {
  const beginnings = listBeginnings();
  expect(beginnings.length).toBeGreaterThan(8);
  const found = beginnings.flatMap((beginning) =>
    [...listStatic(beginning)]
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => sporing.test(id))
      .map((id) => `${path.basename(beginning.facadeModuleId ?? beginning.fileName)}: ${id}`),
  );
  expect(found).toEqual([]);
});

it('no page carries what only the catalogue shows', () => {
  const beginnings = listBeginnings().filter(({ facadeModuleId }) => !catalogue.test(facadeModuleId ?? ''));
  const used = new Set(beginnings.flatMap(({ facadeModuleId }) => facadeModuleId ?? []));
  for (const id of used)
    for (const imported of imports.get(id) ?? []) if (!catalogue.test(imported)) used.add(imported);
  const carried = new Set(
    beginnings.flatMap((beginning) => [...listStatic(beginning)].flatMap(({ moduleIds }) => moduleIds)),
  );
  const ours = [...carried].filter((id) => id.startsWith(web));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((id) => !used.has(id)).map((id) => path.relative(web, id))).toEqual([]);
});

it('sporing has one entry point, and it opens through the hook that knows the answer', () => {
  const isDoor = (id: string) => sporing.test(id);
  const doors = chunks.filter(({ facadeModuleId }) => isDoor(facadeModuleId ?? ''));
  expect(doors.map(({ name }) => name).toSorted()).toEqual([
    'mixpanel-tracker',
    'sentry-reporter',
    'start-sporing',
  ]);
});

it('nothing of a brand is in a script: neither its name, its addresses nor its colours', () => {
  const files = readdirSync(distributors).map((file) => readFileSync(path.join(distributors, file), 'utf8'));
  const themes = path.join(web, 'src/themes');
  const sheets = readdirSync(themes)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(themes, file), 'utf8'));
  const data = [
    ...files.flatMap((file) => file.match(/(?<=")(?:https?:\/\/[^"/]+|[^"]+ Forsikring)(?=[/"])/g) ?? []),
    ...sheets.flatMap((sheet) => sheet.match(/#[\da-f]{6}\b/gi) ?? []),
  ];
  expect(new Set(data).size).toBeGreaterThan(50);
  const code = chunks.map((chunk) => chunk.code).join('\n');
  expect([...new Set(data)].filter((value) => code.includes(value))).toEqual([]);
});
