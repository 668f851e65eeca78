import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from './paths.ts';
import { buildWebInMemory } from './testing/web-in-memory.ts';

const web = path.join(ROOT, 'web');
const distributors = path.join(ROOT, 'server/config/distributors');
/** The code of sporing, ours and the libraries': it loads after a yes to statistics. */
const sporing =
  /\/src\/lib\/sporing\/after-consent\/|node_modules\/(?:mixpanel|@mixpanel|@sentry|json-logic-js)/;

/** Development's own page. */
const catalogue = /\/katalog\/src\//;

const { chunks, imports, listNeeded } = await buildWebInMemory();

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
    [...listNeeded(beginning)]
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
    for (const imported of Object.values(imports.get(id) ?? {}).flat())
      if (!catalogue.test(imported)) used.add(imported);
  const carried = new Set(
    beginnings.flatMap((beginning) => [...listNeeded(beginning)].flatMap(({ moduleIds }) => moduleIds)),
  );
  const ours = [...carried].filter((id) => id.startsWith(ROOT) && !id.includes('/node_modules/'));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((id) => !used.has(id)).map((id) => path.relative(ROOT, id))).toEqual([]);
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
