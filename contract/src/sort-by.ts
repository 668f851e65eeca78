/**
 * A sorted copy, like `toSorted`, which some browsers that we support lack. Texts are sorted by their characters without
 * `compare`. It must be 0 for equal ones: otherwise browser and server order them each in its own way.
 */
export function sortBy(items: readonly string[]): string[];
export function sortBy<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Item[];
export function sortBy<Item>(items: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
  const copy = [...items];
  copy.sort(compare);
  return copy;
}
