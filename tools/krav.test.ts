import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const FOLDER = join(ROOT, 'docs/krav');
/** What the requirements left open or said in two ways, with our answers: not a table of rows and tests. */
const CHOICES = 'valg.md';
const TESTS = /\.(test|story)\.tsx?$/;

interface Row {
  id: string;
  heldBy: string[];
}

/** The cells of a page's table rows. A pipe within a cell is written `\|`. */
function readCells(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The table rows of a page: its head and the line under it left out. */
function readRows(page: string): Row[] {
  return readCells(page)
    .slice(2)
    .map(([id = '', , heldBy = '']) => ({
      id,
      heldBy: [...heldBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    }));
}

const pages = globSync('*.md', { cwd: FOLDER })
  .filter((name) => name !== 'README.md' && name !== CHOICES)
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

describe('the numbers of the order', () => {
  const choices = readCells(readFileSync(join(FOLDER, CHOICES), 'utf8')).filter(([id = '']) =>
    /^(OD-|AMB-|design §)\d/.test(id),
  );
  const rowIds = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  const known = new Set([...rowIds, ...choices.map(([id = '']) => id)]);
  const areas = new Set(rowIds.map((id) => id.replace(/-\d+$/, '')));
  const number = new RegExp(
    String.raw`\b(?:${[...areas, 'OD', 'AMB'].join('|')})-\d{2,3}\b|\b(?:design|CORE|CROSS) §\d+`,
    'g',
  );
  const files = globSync(
    '{*.md,{contract,server,web,simulators,e2e,tools,bench,docs,katalog,postgres,deploy}/**/*.{ts,tsx,mjs,mts,css,html,json,yaml,yml,cfg,conf,env,md}}',
    {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist|test-results|\.[^/]+)(\/|$)/.test(path),
    },
  );
  const named = files.flatMap((path) =>
    [...new Set(readFileSync(join(ROOT, path), 'utf8').match(number))].map((id) => ({ path, id })),
  );
  const tell = ({ path, id }: (typeof named)[number]) => `${path}: ${id}`;

  test('a choice has a number of its own, a question, an answer, a reason, and decisions that exist', () => {
    expect(choices.length).toBeGreaterThan(0);
    const ids = choices.map(([id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(choices.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
    const links = choices.flatMap((cells) => [...cells.join(' ').matchAll(/\]\(([^)]+)\)/g)]);
    expect(links.map(([, link = '']) => link).filter((link) => !existsSync(join(FOLDER, link)))).toEqual([]);
  });

  test('each number that is named anywhere stands in docs/krav/: write its line there', () => {
    expect(named.filter(({ id }) => !known.has(id)).map(tell)).toEqual([]);
  });

  test('code that is no test names none: write the reason itself', () => {
    // CONTRIBUTING.md shows a test.
    const code = named.filter(({ path }) => !/^(docs\/|CONTRIBUTING)/.test(path) && !TESTS.test(path));
    expect(code.map(tell)).toEqual([]);
  });
});
