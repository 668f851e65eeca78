import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { namedProofs, proofs as faultProofs } from './proof/faults/proofs.ts';
import { proofs as securityProofs } from './proof/security/proofs.ts';

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

test('sources, manifests and examples of CI name commands that are there', () => {
  const paths = globSync(
    [
      'Containerfile',
      '{bench,contract,deploy,docs,e2e,katalog,postgres,server,simulators,tools,web}/**/*.{cfg,conf,env,mjs,ts,tsx,yaml,yml}',
    ],
    { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] },
  );
  const named = paths.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/npm run (?:(?:-s|--silent) )?([a-z][\w:-]*)/g)].map(
      ([, command = '']) => ({ path, command }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([]);
});

const faultParts = Object.keys({ ...faultProofs, ...namedProofs });
/** By the command that takes them. */
const parts: Record<string, string[]> = {
  'proof:faults': faultParts,
  'proof:failover': faultParts,
  'proof:security': securityProofs.map(({ name }) => name),
};

test.each(pages)('$path names parts of proofs that are there', ({ text }) => {
  const named = [...text.matchAll(/`(?:npm run )?(proof:[a-z]+)([^`]*)`/g)].flatMap(
    ([, command = '', rest = '']) =>
      rest
        .split(' ')
        .filter((word) => /^[a-z]/.test(word))
        .map((part) => ({ command, part })),
  );
  expect(named.filter(({ command, part }) => parts[command]?.includes(part) === false)).toEqual([]);
});

test('the manual’s table of what was proved has parts that are there', () => {
  const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /^## What was proved.*?^\| part (.*?)^$/ms.exec(`${manual}\n`) ?? [];
  const named = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((part) => !faultParts.includes(part))).toEqual([]);
});
