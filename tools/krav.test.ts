import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const FOLDER = join(ROOT, 'docs/krav');

interface Row {
  id: string;
  heldBy: string[];
}

/** The table rows of a page: its head and the line under it left out. */
function readRows(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      // A pipe within a cell is written `\|`.
      const [, id = '', , heldBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { id, heldBy: [...heldBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
    });
}

const pages = globSync('*.md', { cwd: FOLDER })
  .filter((name) => name !== 'README.md')
  .toSorted()
  .map((name) => ({ name, rows: readRows(readFileSync(join(FOLDER, name), 'utf8')) }));

describe('the requirements and the tests that hold them', () => {
  test.each(pages)('$name: every row has its number and names files that exist', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ id }) => !/^[A-Z]+-\d\d+$/.test(id))).toEqual([]);
    expect(rows.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
    const missing = rows.flatMap(({ id, heldBy }) =>
      heldBy.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${id}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('no requirement stands twice', () => {
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('the index names every page', () => {
    const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    expect(pages.filter(({ name }) => !index.includes(`(${name})`))).toEqual([]);
  });
});
