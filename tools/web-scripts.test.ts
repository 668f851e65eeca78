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
/** What is an entry point, of the site or by a dynamic import. Several may share a chunk. */
const beginnings = new Set([
  ...chunks.flatMap(({ isEntry, facadeModuleId }) =>
    isEntry && facadeModuleId !== null ? [facadeModuleId] : [],
  ),
  ...[...imports.values()].flatMap(({ later }) => later),
]);

/** Every chunk of an entry point that is none of `except`, with those entry points. */
function listBeginnings(except: RegExp) {
  return chunks.flatMap((chunk) => {
    const ids = chunk.moduleIds.filter((id) => beginnings.has(id) && !except.test(id));
    return ids.length === 0 ? [] : [{ chunk, ids }];
  });
}

it('no page has any code of sporing before the customer agrees, ours or others’', () => {
  const found = listBeginnings(sporing).flatMap(({ chunk, ids }) =>
    [...listNeeded(chunk)]
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => sporing.test(id))
      .map((id) => `${path.basename(ids[0] ?? '')}: ${id}`),
  );
  expect(listBeginnings(sporing).length).toBeGreaterThan(8);
  expect(found).toEqual([]);
});

it('no page carries what only the catalogue shows', () => {
  const customers = listBeginnings(catalogue);
  const used = new Set(customers.flatMap(({ ids }) => ids));
  for (const id of used)
    for (const imported of Object.values(imports.get(id) ?? {}).flat())
      if (!catalogue.test(imported)) used.add(imported);
  const carried = new Set(
    customers.flatMap(({ chunk }) => [...listNeeded(chunk)].flatMap(({ moduleIds }) => moduleIds)),
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

it('the login frame’s script comes alone', () => {
  const frame = chunks.find(
    ({ facadeModuleId }) => facadeModuleId?.endsWith('/login-frame-entry.ts') === true,
  );
  if (frame === undefined) throw new Error('There is no such script');
  expect([...listNeeded(frame)].flatMap(({ moduleIds }) => moduleIds)).toEqual([frame.facadeModuleId]);
});

it('no script makes a formatter when it is loaded: the first takes a slow phone a tenth of a second', () => {
  const modules = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
  const own = [...modules].filter(
    (id) => /\/(?:web|contract)\/src\/.*\.tsx?$/.test(id) && !catalogue.test(id),
  );
  expect(own.length).toBeGreaterThan(100);
  const making = own.filter((id) =>
    /^(?:export )?(?:const|let) \w+ = new Intl\./m.test(readFileSync(id, 'utf8')),
  );
  expect(making).toEqual([]);
});
