import type { Sprak } from '../../contract/src/sprak.ts';
import { listTekster, loadTekster } from '../../tools/tekster/read-tekster.ts';

/**
 * The portal's own words in a language, so that a story need not repeat them.
 * @returns the text of a slice by its name: `say('features/login', 'title')`
 */
export async function createSay(sprak: Sprak): Promise<(slice: string, name: string) => string> {
  const byPlace = new Map((await loadTekster()).map((tekst) => [tekst.place, tekst[sprak]]));
  return (slice, name) => {
    const text = byPlace.get(`web/src/${slice}/tekster.nb.ts tekster ${name.replaceAll('.', ' ')}`);
    if (text === undefined) throw new Error(`${slice} has no text ${name}`);
    return text;
  };
}

/** Every text that the portal has in a language. */
export const listOwn = (sprak: Sprak): ReadonlySet<string> => new Set(listTekster(sprak));
