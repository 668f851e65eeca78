/** A sorted copy. `toSorted` does the same, but browsers that we serve lack it. */
export function sortBy<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Item[] {
  const copy = [...items];
  copy.sort(compare);
  return copy;
}
