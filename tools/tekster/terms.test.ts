import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import type { Sprak } from '@portal/contract/sprak.ts';

import { ROOT } from '../paths.ts';
import { loadTekster, type Tekst } from './read-tekster.ts';

type Term = Record<Sprak, readonly string[]>;

const listWords = (cell: string): string[] =>
  cell
    .replaceAll(/\(.*?\)/g, '')
    .split(',')
    .map((word) => word.trim());

const [, chapter = ''] =
  /^## Insurance terms$(.*?)^## /ms.exec(readFileSync(join(ROOT, 'docs/ordliste.md'), 'utf8')) ?? [];
const terms = chapter
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line): Term => {
    const [nb = [], nn = [], en = []] = line.split('|').slice(1, -1).map(listWords);
    return { nb, nn, en };
  });

/** Finds a word with its endings, at the start of a word: "avtalene", "policies". */
const toPattern = (word: string): RegExp => {
  const stem = word.replaceAll(/(?<=\p{L}{3})[ey](?= |$)/gu, '').replaceAll(' ', String.raw`\p{L}*\s+`);
  return new RegExp(String.raw`(?<!\p{L})${stem}`, 'giu');
};

/** The longest first, each out of the way of the shorter ones in it: an "avtalenummer" is no "avtale". */
const byLength = terms
  .map((term) => ({ term, pattern: toPattern(term.nb.join()) }))
  .toSorted((one, other) => other.term.nb.join().length - one.term.nb.join().length);

/** Each term of the bokmål text whose word is not in the text of the other language. */
function findStrays({ place, ...text }: Tekst): string[] {
  let rest = text.nb;
  return byLength.flatMap(({ term, pattern }) => {
    const without = rest.replaceAll(pattern, ' · ');
    if (without === rest) return [];
    rest = without;
    return (['nn', 'en'] as const)
      .filter((sprak) => !term[sprak].some((word) => toPattern(word).test(text[sprak])))
      .map((sprak) => `${place}: ${term.nb.join()} is not ${term[sprak].join(' or ')} in ${text[sprak]}`);
  });
}

/** Of words that may be written in two ways, those that the texts do not use. */
const OTHER_FORMS = {
  nn: /(?<!\p{L})(?:vart|vorte|tar|allereie|dersom)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:e-mails?|everyone|someone|anyone)(?!\p{L})/giu,
} as const;
const listOtherForms = (tekst: Pick<Tekst, 'nn' | 'en'>) =>
  (['nn', 'en'] as const).flatMap((sprak) => tekst[sprak].match(OTHER_FORMS[sprak]) ?? []);

/** Ways of saying it in which the term would be in the way. */
const SAID_OTHERWISE: readonly string[] = [];

describe('the insurance terms of docs/ordliste.md', () => {
  test('are 80 or more, none twice, each in all three languages', () => {
    expect(terms.length).toBeGreaterThanOrEqual(80);
    expect(terms.filter(({ nb, nn, en }) => [nb, nn, en].some((words) => words.join('') === ''))).toEqual([]);
    const all = terms.map(({ nb }) => nb.join());
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  test('are what the texts call each thing, in nynorsk and in English', async () => {
    const tekster = await loadTekster();
    expect(tekster.length).toBeGreaterThan(300);
    const strays = tekster.flatMap(findStrays);
    expect(strays.filter((stray) => !SAID_OTHERWISE.some((place) => stray.startsWith(`${place}:`)))).toEqual(
      [],
    );
  });

  test('a text that calls a thing something else is found', () => {
    const find = (nb: string, nn: string, en: string) => findStrays({ place: 'here', nb, nn, en }).length;
    expect(find('Lavere egenandel', 'Lågare eigendel', 'Lower excess')).toBe(0);
    expect(find('Lavere egenandel', 'Lågare eigenandel', 'Lower excess')).toBe(1);
    expect(find('Lavere egenandel', 'Lågare eigendel', 'Lower deductible')).toBe(1);
    expect(find('Avtalenummeret', 'Avtalenummeret', 'The policy number')).toBe(0);
    expect(find('Avtalenummeret', 'Avtalenummeret', 'The policy')).toBe(1);
  });
});

describe('of two ways to write a word', () => {
  test('the texts have one', async () => {
    const found = (await loadTekster()).flatMap(({ place, ...tekst }) =>
      listOtherForms(tekst).map((word) => `${place}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('the other is found', () => {
    expect(listOtherForms({ nn: 'Vart ikkje lagra, om du tek vare på det', en: 'By e-mail' })).toEqual([
      'Vart',
      'e-mail',
    ]);
  });
});
