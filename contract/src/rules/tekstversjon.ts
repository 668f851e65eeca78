import { type Sprak, STANDARD_SPRAK } from '../sprak.ts';

/** The version of a consent's wording in a language: two languages never share one, since a choice is about one wording. */
export function toTekstversjon(versjon: string, sprak: Sprak): string {
  const ending = `-${sprak}`;
  return sprak === STANDARD_SPRAK || versjon.endsWith(ending) ? versjon : versjon + ending;
}

/** Whether the text is another than before; the same in another language is not. An unknown version counts as the same. */
export function isTekstEndret(before: string, now = before): boolean {
  return dropSprak(before) !== dropSprak(now);
}

const dropSprak = (versjon: string) => versjon.replace(/-[ne]n$/, '');
