import type { Avtale } from './avtaler.ts';

/** The order of CARD-32, written out here so that the browser does not load a validator to know it. */
const sourceOrder: readonly string[] = [
  'NICE',
  'EIKA_SKADE',
  'LOFAVOR',
  'PROLIFE',
  'EIKA_PERSON',
  'PARIS',
  'NSF',
];

/** Norwegian order: æ, ø, å last. Numbers within a text count as numbers. */
const collator = new Intl.Collator('nb', { numeric: true });

/** By source, then name, then description (CARD-32 to CARD-34); missing last, unknown source after NSF (AMB-75). */
export function sortAvtaler(avtaler: readonly Avtale[]): Avtale[] {
  return avtaler.toSorted(
    (a, b) =>
      getSourceRank(a) - getSourceRank(b) ||
      compareText(a.name, b.name) ||
      compareText(a.description, b.description),
  );
}

function getSourceRank({ systemSource }: Avtale): number {
  const index = sourceOrder.indexOf(systemSource);
  return index === -1 ? sourceOrder.length : index;
}

function compareText(a: string | undefined, b: string | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return collator.compare(a, b);
}
