/** How many are shown at once. */
const SHOWN = 3;

/** The first three, or all when there are exactly four: one more is not worth a click. The rest is hidden. */
export function splitItems<Item>(items: readonly Item[]): { shown: Item[]; rest: Item[] } {
  const count = items.length === SHOWN + 1 ? items.length : SHOWN;
  return { shown: items.slice(0, count), rest: items.slice(count) };
}
