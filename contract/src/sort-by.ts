/** A sorted copy, like `toSorted`, which some browsers that we support lack. */
export function sortBy<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Item[] {
  const copy = [...items];
  copy.sort(compare);
  return copy;
}
