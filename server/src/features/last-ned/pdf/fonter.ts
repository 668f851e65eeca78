import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type * as Fontkit from 'fontkit';

/** The copy that PDFKit has loaded: an import would load the package's other one besides, 10 MB of memory. */
const { openSync }: typeof Fontkit = createRequire(import.meta.url)('fontkit');

const find = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

/** Files that are put into the document: the web's font, and Andika, which has nearly every Latin and Cyrillic letter. */
export const fonter = {
  vanlig: find('figtree/400Regular/Figtree_400Regular.ttf'),
  fet: find('figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  'vanlig-reserve': find('andika/Andika_400Regular.ttf'),
  'fet-reserve': find('andika/Andika_700Bold.ttf'),
} as const;

export type Vekt = 'vanlig' | 'fet';

const listLetters = (file: string): Set<number> => {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error('The font is a collection');
  return new Set(font.characterSet);
};
const letters = listLetters(fonter.vanlig);
let reserve: Set<number> | undefined;
/** Read for the first letter that the web's font lacks: most documents have none. */
const hasReserve = (code: number): boolean => (reserve ??= listLetters(fonter['vanlig-reserve'])).has(code);
/** Stands for a letter that neither font has, which would otherwise be drawn as an empty box and copied as another. */
export const UKJENT_TEGN = '\ufffd';

/** The web's font if it has all of the text's letters; it lacks those of Skolt Sámi, and ŧ. */
export function chooseFont(text: string, vekt: Vekt): keyof typeof fonter {
  return [...text].every((letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0))
    ? vekt
    : `${vekt}-reserve`;
}

/**
 * With hyphens and spaces that the font has, without what is not seen (soft hyphens, marks of direction), and with
 * `UKJENT_TEGN` for what neither font has.
 */
export function toDrawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replaceAll(/[\u2009\t]/g, '\u00a0')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[^\n -~]/gu, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return letters.has(code) || hasReserve(code) ? letter : UKJENT_TEGN;
    });
}
