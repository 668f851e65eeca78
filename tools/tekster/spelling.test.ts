import { describe, expect, test } from 'vitest';

import { alleSprak } from '@portal/contract/sprak.ts';

import { findHunspell, findMisspelt } from './find-misspelt.ts';
import { knownWords } from './known-words.ts';
import { listTekster } from './read-tekster.ts';

const hunspell = findHunspell();

// A missing program is reported, and fails in CI.
test('hunspell is installed', () => {
  if (hunspell === undefined) process.stderr.write('hunspell cannot be had here: no text was spelt\n');
  expect(hunspell !== undefined || process.env['CI'] === undefined).toBe(true);
});

describe.skipIf(hunspell === undefined)('the spelling', () => {
  const find = (sprak: (typeof alleSprak)[number], texts: readonly string[]) =>
    findMisspelt(hunspell ?? '', sprak, texts);
  const found: Record<string, string[]> = {};

  test.each(alleSprak)('of the texts in %s is that of the dictionary, or of our own short list', (sprak) => {
    const texts = listTekster(sprak);
    expect(texts.length).toBeGreaterThan(300);
    found[sprak] = find(sprak, texts);
    const known = [...knownWords.all, ...knownWords[sprak]];
    expect(found[sprak].filter((word) => !isIn(known, word))).toEqual([]);
  });

  test('our own list has no word that the texts do without, or the dictionary has', () => {
    const listUnused = (own: readonly string[], unknown: readonly string[]) =>
      own.filter((word) => !unknown.some((one) => isIn([word], one)));
    expect(alleSprak.flatMap((sprak) => listUnused(knownWords[sprak], found[sprak] ?? []))).toEqual([]);
    expect(listUnused(knownWords.all, Object.values(found).flat())).toEqual([]);
  });

  test('a word of another language is found', () => {
    expect(find('nn', ['Vi får ikke hentet forsikringane dine'])).toEqual(['hentet', 'ikke']);
    expect(find('nb', ['Vi får ikkje endra forsikringane'])).toEqual(['forsikringane', 'ikkje']);
    expect(find('en', ['Your favorite color'])).toEqual(['color', 'favorite']);
  });
});

/** A word that begins a sentence may be in the list in lower case. */
const isIn = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.includes(word.charAt(0).toLowerCase() + word.slice(1));
