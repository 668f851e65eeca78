import type { Avtale } from '@portal/contract/avtaler.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

/** The fields that decide the order. `systemSource` may be an unknown one. */
export type SortableAvtale = Pick<Avtale, 'name' | 'description'> & {
  systemSource: SystemSource | (string & {});
};

const norsk = new Intl.Collator('nb', { numeric: true });
const plassering = new Map<string, number>(systemSources.map((source, index) => [source, index]));

/**
 * The order of the cards: by system, name, description. Norwegian collation with numeric order ('nr. 9' before 'nr.
 * 10'); missing values and unknown systems come last.
 */
export function sortAvtaler<Row extends SortableAvtale>(avtaler: readonly Row[]): Row[] {
  return avtaler.toSorted(compareAvtaler);
}

function compareAvtaler(a: SortableAvtale, b: SortableAvtale): number {
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
