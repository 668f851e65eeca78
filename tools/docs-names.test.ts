import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** Records are never rewritten, and may name what has gone. */
const pages = globSync('{*,docs/**/*,deploy/**/*,{bench,katalog,server,tools,web}/**/README}.md', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', 'docs/decisions/**', 'CHANGELOG.md'],
}).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const sources = new Set(
  globSync('{bench,contract,e2e,postgres,server,simulators,tools,web}/**/*.ts{,x}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((path) => basename(path)),
);

/** A file below one of our folders, or a test or story by its name alone. */
const FILES =
  /`((?:bench|contract|deploy|docs|e2e|katalog|postgres|server|simulators|tools|web)\/[\w./-]+\.\w+|[\w-]+\.(?:test|story)\.tsx?)`/g;

/** As GitHub and GitLab name them. */
const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the pages are there', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/operations.md',
      'deploy/README.md',
      'docs/providers/entra.md',
    ]),
  );
});

test('every command of package.json is named in a page', () => {
  const all = pages.map(({ text }) => text).join('\n');
  const isNamed = (name: string) =>
    new RegExp(`npm (?:run )?(?:(?:-s|--silent) )?${name}(?![\\w:-])`).test(all);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test.each(pages)('$path leads to files and headings that are there', ({ path, text }) => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  const broken = links.filter(([, file = '', anchor]) => {
    const target = file === '' ? join(ROOT, path) : join(ROOT, dirname(path), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !listAnchors(readFileSync(target, 'utf8')).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(pages)('$path names commands and files that are there', ({ path, text }) => {
  const commands = [...text.matchAll(/npm run (?:(?:-s|--silent) )?([a-z][\w:-]*)/g)];
  expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);

  const files = [...text.matchAll(FILES)];
  const isThere = (name: string): boolean =>
    existsSync(join(ROOT, name)) || existsSync(join(ROOT, dirname(path), name)) || sources.has(name);
  expect(files.map(([, name = '']) => name).filter((name) => !isThere(name))).toEqual([]);
});
