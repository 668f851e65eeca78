import { expect, test } from 'vitest';

import { alleSprak } from '@portal/contract/sprak.ts';

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

/** The sentences of each folder, which mostly is a page or a part of one; the small ones together. */
function listPages(sprak: (typeof alleSprak)[number]): { page: string; texts: string[] }[] {
  const byFolder = Map.groupBy(listTekstfiler(sprak), (file) => file.replace(/\/[^/]*$/, ''));
  const pages = [
    ...[...byFolder].map(([page, files]) => ({ page, texts: files.flatMap(readTekster).filter(isSentence) })),
    {
      page: 'content files',
      texts: listInnhold()
        .map((tekst) => tekst[sprak])
        .filter(isSentence),
    },
  ];
  const isLong = ({ texts }: { texts: readonly string[] }) => texts.flatMap(listWords).length >= MIN_WORDS;
  return [
    ...pages.filter(isLong),
    { page: 'the rest', texts: pages.filter((page) => !isLong(page)).flatMap(({ texts }) => texts) },
  ];
}

test.each(alleSprak)('what is read in connection in %s is easily read: LIX is at most 35', (sprak) => {
  const pages = listPages(sprak);
  expect(pages.length).toBeGreaterThan(5);
  const found = pages.map(({ page, texts }) => `${page}: ${measureLix(texts).toFixed(1)}`);
  expect(found.filter((line) => Number(line.split(': ')[1]) > MAX_LIX)).toEqual([]);
});

test('LIX counts long words and long sentences', () => {
  expect(measureLix(['Du er her nå. Vi er her.'])).toBe(3.5);
  expect(measureLix(['Forsikringsavtalen din opphører ikke.'])).toBe(54);
});
