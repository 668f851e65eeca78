import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../server/src/config/environment.ts';
import { ROOT } from './paths.ts';

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
