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

const figtree = openSync(fonter.vanlig);
if (!('hasGlyphForCodePoint' in figtree)) throw new Error('The font is a collection');
const { characterSet } = figtree;
const letters = new Set(characterSet);

/** The web's font if it has all of the text's letters; it lacks those of Skolt Sámi, and ŧ. */
export function chooseFont(text: string, vekt: Vekt): keyof typeof fonter {
  return [...text].every((letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0))
    ? vekt
    : `${vekt}-reserve`;
}

/** Without soft hyphens, which a document would draw, and with hyphens and spaces that the font has. */
export const toDrawable = (text: string): string =>
  text.replaceAll('\u00ad', '').replaceAll('\u2011', '-').replaceAll('\u2009', '\u00a0');
