import { type Sprak, STANDARD_SPRAK } from '../sprak.ts';

/** The version of a consent's wording in a language: two languages never share one, since a choice is about one wording. */
export function toTekstversjon(versjon: string, sprak: Sprak): string {
  const ending = `-${sprak}`;
  return sprak === STANDARD_SPRAK || versjon.endsWith(ending) ? versjon : versjon + ending;
}

/** Whether two versions are of one text, each in its language. */
export function isSameTekst(one: string, other: string): boolean {
  return dropSprak(one) === dropSprak(other);
}

const dropSprak = (versjon: string): string => versjon.replace(/-(?:nn|en)$/, '');
