import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Sprak } from '@portal/contract/sprak.ts';

import { errorTekster } from '../../server/src/core/error-tekster.ts';
import { ROOT } from '../paths.ts';

/** One text of bokmål beside the same text in nynorsk and English. */
export interface Tekst extends Record<Sprak, string> {
  /** File and name, as in `web/src/frame/tekster.nb.ts tekster.meny`. */
  place: string;
}

/** The files of texts in a language, by their paths from the root. */
export const listTekstfiler = (sprak: Sprak): string[] =>
  globSync(`{contract,server,web}/src/**/*.${sprak}.ts`, { cwd: ROOT }).toSorted();

/** The texts of a file, as its language has them. What a sentence is told stands as a space. */
export const readTekster = (file: string): string[] => readLiterals(readFileSync(join(ROOT, file), 'utf8'));

/** The texts of the content files that come with the portal, without the names of brands. */
export const listInnhold = (): Tekst[] =>
  globSync('server/config/**/*.json', { cwd: ROOT })
    .toSorted()
    .flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      const name = toWhole(find(content, 'navn'));
      return listInSeveral(file, content).map(({ place, nb, nn, en }) => ({
        place,
        nb: nb.replace(name, ''),
        nn: nn.replace(name, ''),
        en: en.replace(name, ''),
      }));
    });

function listInSeveral(place: string, content: unknown): Tekst[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('nb' in content)
    return pair({ place, nb: content.nb, nn: find(content, 'nn'), en: find(content, 'en') });
  return Object.entries(content).flatMap(([name, value]) => listInSeveral(`${place} ${name}`, value));
}

/** Every text of a language, the server's own and those of the content files too. */
export const listTekster = (sprak: Sprak): string[] => [
  ...listTekstfiler(sprak).flatMap(readTekster),
  ...listInnhold().map((tekst) => tekst[sprak]),
  ...Object.values(errorTekster[sprak]),
];

/** The literals in a piece of TypeScript, those inside templates too; comments, imports and names left out. */
export function readLiterals(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export \*)\b[^;]*;$/gm, '');
  return [...code.matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1(:?)|`((?:[^`\\]|\\.)*)`/g)].flatMap(
    ([, , plain, colon, template]) => {
      // A name in quotes.
      if (colon === ':') return [];
      return plain === undefined
        ? [
            toText((template ?? '').replaceAll(PLACE, ' ')),
            ...listPlaces(template ?? '').flatMap(readLiterals),
          ]
        : [toText(plain)];
    },
  );
}

const PLACE = /\$\{([^{}]*)\}/g;
const listPlaces = (template: string): string[] => [...template.matchAll(PLACE)].map(([, code = '']) => code);

/** As it is read: a soft hyphen is not seen. */
const toText = (literal: string): string =>
  literal
    .replaceAll(/\\u00ad|\u00ad/g, '')
    .replaceAll(/\\u00a0|\u00a0/g, ' ')
    .replaceAll(/\\(.)/g, '$1');

/** Every text that the files export and that the content files hold, in all languages. */
export async function loadTekster(): Promise<Tekst[]> {
  const files = await Promise.all(
    listTekstfiler('nb').map(async (file) => {
      const load = (sprak: Sprak): Promise<unknown> =>
        import(join(ROOT, file.replace(/\.nb\.ts$/, `.${sprak}.ts`)));
      const [nb, nn, en] = await Promise.all([load('nb'), load('nn'), load('en')]);
      return pair({ place: file, nb, nn, en });
    }),
  );
  return [...files.flat(), ...listInnhold()];
}

function pair({ place, nb, nn, en }: Record<'place', string> & Record<Sprak, unknown>): Tekst[] {
  if (typeof nb === 'object' && nb !== null) {
    return Object.entries(nb).flatMap(([name, value]) =>
      pair({ place: `${place} ${name}`, nb: value, nn: find(nn, name), en: find(en, name) }),
    );
  }
  return [{ place, nb: toWhole(nb), nn: toWhole(nn), en: toWhole(en) }];
}

const find = (texts: unknown, name: string): unknown =>
  (texts as Record<string, unknown> | undefined)?.[name];

/** Of a sentence that is told something, all that it may say. */
function toWhole(value: unknown): string {
  if (typeof value === 'function') return readLiterals(String(value)).join(' ');
  return typeof value === 'string' ? toText(value) : '';
}
