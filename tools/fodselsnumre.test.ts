import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { fodselsnumre } from './testing/fodselsnumre.ts';

const ONE = 'simulators/src/customers/fodselsnumre.ts';
const OUTSIDE = 'docs/outside/';
/**
 * Standalone digits only: other ids are longer or contain letters, and foreign telephone numbers begin with a plus
 * sign.
 */
const ELEVEN_DIGITS = /(?<![\w+])\d{11}(?!\w)/g;

const files = globSync('**/*.*', {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
})
  .filter((path) => /\.(?:[cm]?[jt]sx?|json|md|css|html|svg|ya?ml|py|sql)$/.test(path))
  .filter((path) => path !== 'package-lock.json');
const listNumbers = (path: string) => readFileSync(join(ROOT, path), 'utf8').match(ELEVEN_DIGITS) ?? [];

describe('national ids', () => {
  test(`are written out in ${ONE} only: import them from there by name, or make a person with createKunde`, () => {
    expect(listNumbers(ONE).length).toBeGreaterThan(20);
    const elsewhere = files.filter((path) => path !== ONE && !path.startsWith(OUTSIDE));
    expect(elsewhere.length).toBeGreaterThan(1000);
    expect(elsewhere.flatMap((path) => listNumbers(path).map((number) => `${path}: ${number}`))).toEqual([]);
  });

  test('in the documents for other teams are those of named people, whom the simulators know', () => {
    const named = Object.values(fodselsnumre);
    const pages = files.filter((path) => path.startsWith(OUTSIDE));
    expect(pages.flatMap(listNumbers).length).toBeGreaterThan(10);
    expect(pages.flatMap(listNumbers).filter((number) => !named.includes(number))).toEqual([]);
  });
});
