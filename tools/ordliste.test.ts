import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const GLOSSARY = 'docs/ordliste.md';
const glossary = readFileSync(join(ROOT, GLOSSARY), 'utf8');

/** The rows of a chapter's table, cell by cell; its head and the line under it left out. */
function readRows(chapter: string): string[][] {
  const [, text = ''] = new RegExp(`^## ${chapter}$(.*?)(?:^## |$(?![^]))`, 'ms').exec(glossary) ?? [];
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const listTerms = (cell: string): string[] =>
  cell
    .split(/[,()`]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Words in lower case with one space around each: `getSourceSystem` and `source-system` are both ` source system `. */
const toWords = (text: string): string =>
  ` ${text
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase()
    .trim()} `;

/** What has its name from elsewhere: settings, and parts of an address. */
const leaveOutGiven = (text: string): string =>
  text.replaceAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g, ' ').replaceAll(/(?<=\/)[\w-]+|[\w-]+(?=\/)/g, ' ');

const files = globSync(
  '{*.md,package.json,oxlint.config.ts,{contract,server,web,simulators,e2e,tools,bench,docs,katalog,postgres,deploy}/**/*.{ts,tsx,mjs,mts,css,html,json,yaml,yml,cfg,conf,env,md}}',
  {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist|test-results|decisions|\.[^/]+)(\/|$)/.test(path),
  },
)
  .filter((path) => path !== GLOSSARY && path !== 'tools/ordliste.test.ts')
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The words of a file and of its name. */
const toFile = (path: string, text: string) => ({
  path,
  words: `${toWords(path)}${toWords(leaveOutGiven(text))}`,
});

/** The files that have a word. */
const findUses = (term: string, given: readonly ReturnType<typeof toFile>[]): string[] =>
  given.filter(({ words }) => words.includes(toWords(term))).map(({ path }) => path);

const banned = readRows('Banned words').flatMap(([terms = '', instead = '', allowed = '']) =>
  listTerms(terms).map((term) => ({ term, instead, allowed: listTerms(allowed) })),
);

describe('docs/ordliste.md', () => {
  const read = files.map(({ path, text }) => toFile(path, text));
  const all = toWords(files.map(({ text }) => text).join('\n'));
  const terms = ['Words', 'Terms of the field'].flatMap((chapter) =>
    readRows(chapter).flatMap(([cell = '']) => listTerms(cell)),
  );

  test('each of its words is in use: remove words that nobody uses any more', () => {
    expect(terms.length).toBeGreaterThan(50);
    const unused = terms.filter((term) => {
      const words = toWords(term).slice(0, -1);
      return !['', 's', 'er', 'r'].some((ending) => all.includes(`${words}${ending} `));
    });
    expect(unused).toEqual([]);
  });

  test('no word stands twice, or is banned and in use', () => {
    const known = [...terms, ...banned.map(({ term }) => term)].map((term) => term.toLowerCase());
    expect(known.filter((term, index) => known.indexOf(term) !== index)).toEqual([]);
  });

  test.each(banned)('nothing is called "$term": say $instead', ({ term, allowed }) => {
    const uses = findUses(term, read).filter((path) => !allowed.some((start) => path.startsWith(start)));
    expect(uses).toEqual([]);
  });

  test('a banned word is found in a name, a comment and a file’s name, not in an address or a setting', () => {
    const find = (path: string, text: string) => findUses('old customer', [toFile(path, text)]).length;
    expect(find('a.ts', 'const theOldCustomer = 1;')).toBe(1);
    expect(find('a.ts', '// An old\n// customer is one.')).toBe(1);
    expect(find('web/old-customer.ts', '')).toBe(1);
    expect(find('a.ts', "get('/liv/old-customer/1', OLD_CUSTOMER_URL)")).toBe(0);
  });
});
