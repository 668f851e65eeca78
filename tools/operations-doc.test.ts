import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { environmentSchema, outsideSchemas, settingNames } from '../server/src/config/environment.ts';
import { causes } from '../server/src/config/explain-refusal.ts';
import { loginFailures } from '../server/src/session/login-error.ts';
import { chooseNodeSettings } from './node-settings.mjs';
import { ROOT } from './paths.ts';
import { examples, makeSettingsPage } from './settings/settings-page.ts';

const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const [, chapter = ''] = /^## Settings$(.*?)^## /ms.exec(manual) ?? [];
/** A name ending in a star covers all names with that prefix; a suffix alone belongs to the name before it. */
const named = [...chapter.matchAll(/`([A-Z][A-Z_<>]+\*?)`/g)].flatMap(([, name]) => name ?? []);

test('docs/operations.md names every setting, and none that is not', () => {
  const isNamed = (setting: string): boolean =>
    named.some((name) => (name.endsWith('*') ? setting.startsWith(name.slice(0, -1)) : setting === name));
  expect(settingNames.filter((setting) => !isNamed(setting))).toEqual([]);

  const known = ['OUTSIDE_<NAME>_URL', ...settingNames];
  const isKnown = (name: string): boolean =>
    name.endsWith('*') ? known.some((one) => one.startsWith(name.slice(0, -1))) : known.includes(name);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

test('docs/operations.md says the defaults that the schema has', () => {
  const said = [...chapter.matchAll(/`([A-Z][A-Z_]+)` \((\d+)\)/g)].map(([, name = '', value]) => [
    name,
    value,
  ]);
  expect(said.length).toBeGreaterThan(4);
  const shape: Record<string, z.ZodType> = environmentSchema.shape;
  expect(
    said.filter(([name = '', value]) => String(shape[name]?.safeParse(undefined).data) !== value),
  ).toEqual([]);
});

test('the pages about identity providers name settings that are there, and their defaults', () => {
  const pages = globSync('docs/providers/*.md', { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const rows = pages.flatMap((text) => [...text.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm)]);
  expect(rows.length).toBeGreaterThan(10);
  const shape: Record<string, z.ZodType> = environmentSchema.shape;
  expect(rows.map(([, name = '']) => name).filter((name) => !(name in shape))).toEqual([]);
  const defaults = rows.flatMap(([, name = '', cell = '']) => {
    const [, value] = /^`(.+)` \(the default\)/.exec(cell) ?? [];
    return value === undefined ? [] : [[name, value] as const];
  });
  expect(defaults.length).toBeGreaterThan(3);
  expect(defaults.filter(([name, value]) => shape[name]?.safeParse(undefined).data !== value)).toEqual([]);
});

test('what tells of the list of refused files says that nobody gets it through a proxy', () => {
  const lines = globSync('docs/{,decisions/,krav/}*.md', { cwd: ROOT }).flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          line.includes('/health/ready') && /\bproblems\b|refused|names? the file|bad file/i.test(line),
      )
      .map((line) => `${path}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter((line) => !line.includes('proxy'))).toEqual([]);
});

test('docs/operations.md names the flags that npm run server sets', () => {
  const { flags } = chooseNodeSettings('server/src/main.ts');
  expect(manual).toContain(`\`npm run server\` sets \`${flags.join(' ')}\``);
});

test('docs/operations.md shows refusals in the words of the start', () => {
  const [, table = ''] = /^\| what is wrong (.*?)^$/ms.exec(manual) ?? [];
  const said = [...table.matchAll(/\((\w+): (.*?)\)`/g)].map(([, code = '', words = '']) => [code, words]);
  expect(said.length).toBeGreaterThan(5);
  // What a pooler refuses follows in its own words.
  const isOurs = (code: string, words: string): boolean =>
    words === causes[code] || (code === '08P01' && words.startsWith(`${causes[code]}: `));
  expect(said.filter(([code = '', words = '']) => !isOurs(code, words))).toEqual([]);
});

test('docs/operations.md says what to do about every reason why a login fails', () => {
  const [, alert = ''] = /^### PortalLoginsRefused$(.*?)^### /ms.exec(manual) ?? [];
  const said = [...alert.matchAll(/^\| `([a-z-]+)`/gm)].map(([, reason]) => reason);
  expect(new Set(said)).toEqual(new Set<string | undefined>(loginFailures));
});

describe('docs/settings.md', () => {
  const source = readFileSync(join(ROOT, 'server/src/config/environment.ts'), 'utf8');
  /** The formatter decides how wide a column is. */
  const leaveWidthsOut = (text: string) => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');

  test('is what the schema makes: run npm run settings after a change', () => {
    const page = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
    expect(leaveWidthsOut(page)).toBe(leaveWidthsOut(makeSettingsPage(source)));
  });

  test('has an example for every setting that is needed, and the schema accepts each', () => {
    const schemas = {
      ...environmentSchema.shape,
      ...Object.fromEntries(
        Object.entries(outsideSchemas).map(([name, schema]) => [`OUTSIDE_<NAME>_${name}`, schema]),
      ),
    };
    const needed = Object.entries(schemas).filter(([, schema]) => !schema.safeParse(undefined).success);
    expect(
      needed.map(([name]) => name).filter((name) => examples[name] === undefined && !name.endsWith('_TOKEN')),
    ).toEqual([]);
    // A command makes a key, and an example of one would be used.
    const values = Object.entries(examples).filter(([name]) => !name.endsWith('_KEY'));
    const refused = values.filter(
      ([name, value]) => !schemas[name as keyof typeof schemas].safeParse(value).success,
    );
    expect(refused).toEqual([]);
  });

  test('a setting without a meaning is refused', () => {
    const without = source.replace(/\/\*\* Folder of the packaged database\. \*\/\s*/, '');
    expect(() => makeSettingsPage(without)).toThrow('DATA_DIR has no comment in environment.ts');
  });
});
