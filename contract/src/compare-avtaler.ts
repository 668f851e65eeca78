import type { Avtale } from './avtaler.ts';
import { type SystemSource, systemSources } from './system-sources.ts';

/** What decides the order. `systemSource` may be one that we do not know. */
export type SortableAvtale = Pick<Avtale, 'name' | 'description'> & {
  systemSource: SystemSource | (string & {});
};

const norsk = new Intl.Collator('nb', { numeric: true });
const plassering = new Map<string, number>(systemSources.map((source, index) => [source, index]));

/**
 * The order of the cards: by system, then name, then description. Norwegian collation, with
 * 'nr. 9' before 'nr. 10'; what is missing comes last, and so does a system that we do not know.
 */
export function compareAvtaler(a: SortableAvtale, b: SortableAvtale): number {
  return (
    getPlassering(a) - getPlassering(b) ||
    compareTekst(a.name, b.name) ||
    compareTekst(a.description, b.description)
  );
}

function getPlassering({ systemSource }: SortableAvtale): number {
  return plassering.get(systemSource) ?? plassering.size;
}

function compareTekst(a: string | undefined, b: string | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return norsk.compare(a, b);
}
