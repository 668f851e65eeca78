import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { alleSprak, type Sprak } from '@portal/contract/sprak.ts';

import { ROOT } from '../paths.ts';
import { listInnhold, listTekstfiler, readTekster } from './read-tekster.ts';

const MAX_LIX = 35;
/** Shorter texts say little about how a page reads. */
const MIN_WORDS = 100;
const LONG_WORD = 7;

const listWords = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
const listSentences = (text: string): string[] =>
  text.split(/[.!?:]+(?=\s|$)/).filter((one) => listWords(one).length > 0);

/** Words in a sentence, and the share of long words in percent (Björnsson 1968). */
function measureLix(texts: readonly string[]): number {
  const words = texts.flatMap(listWords);
  const long = words.filter((word) => word.length >= LONG_WORD);
  return words.length / texts.flatMap(listSentences).length + (100 * long.length) / words.length;
}

/** Sentences, not labels. */
const isSentence = (text: string): boolean => /[.!?]$/.test(text) && listWords(text).length > 3;

/** The sentences of each page with all its states, of the server's own texts, and of the content files. */
function listPages(sprak: Sprak): { page: string; texts: string[] }[] {
  const toTexts = (files: readonly string[]) => files.flatMap(readTekster).filter(isSentence);
  const toSprak = (file: string) => file.replace(/\.nb\.ts$/, `.${sprak}.ts`);
  const pages = globSync('web/src/features/*/*page*.tsx', { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .map((page) => ({ page, texts: toTexts([...listTekstfilerOf(page)].map(toSprak)) }));
  const others = [...Map.groupBy(listTekstfiler(sprak), (file) => file.replace(/\/[^/]*$/, ''))]
    .filter(([folder]) => !folder.startsWith('web/src/features/'))
    .map(([page, files]) => ({ page, texts: toTexts(files) }));
  const innhold = listInnhold()
    .map((tekst) => tekst[sprak])
    .filter(isSentence);
  return [...pages, ...others, { page: 'content files', texts: innhold }];
}

const IMPORT = /(?<!import type [^;]*)(?:from|import\()\s*'(\.{1,2}\/[^']+|@portal\/contract\/[^']+)'/g;

/** The files of bokmål that a file shows texts of: those which it imports, or what it imports does. */
function listTekstfilerOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const imported = [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) =>
      path.startsWith('.') ? join(file, '..', path) : path.replace('@portal/contract', 'contract/src'),
    )
    .filter((path) => /\.tsx?$/.test(path));
  return new Set([
    ...imported.filter((path) => path.endsWith('.nb.ts')),
    ...imported.flatMap((path) => [...listTekstfilerOf(path, seen)]),
  ]);
}

/** Shorter ones are measured together. */
function listMeasured(sprak: Sprak): { page: string; texts: string[] }[] {
  const pages = listPages(sprak);
  const isLong = ({ texts }: { texts: readonly string[] }) => texts.flatMap(listWords).length >= MIN_WORDS;
  return [
    ...pages.filter(isLong),
    { page: 'the rest', texts: pages.filter((page) => !isLong(page)).flatMap(({ texts }) => texts) },
  ];
}

test.each(alleSprak)('what is read in connection in %s is easily read: LIX is at most 35', (sprak) => {
  const pages = listMeasured(sprak);
  expect(pages.length).toBeGreaterThan(15);
  const found = pages.map(({ page, texts }) => `${page}: ${measureLix(texts).toFixed(1)}`);
  expect(found.filter((line) => Number(line.split(': ')[1]) > MAX_LIX)).toEqual([]);
});

test('LIX counts long words and long sentences', () => {
  expect(measureLix(['Du er her nå. Vi er her.'])).toBe(3.5);
  expect(measureLix(['Forsikringsavtalen din opphører ikke.'])).toBe(54);
});
