/** How many stand at once. */
const SHOWN = 3;

/** The first three, or four when there are exactly four: one alone is not worth a press. The rest waits. */
export function splitItems<Item>(items: readonly Item[]): { shown: Item[]; rest: Item[] } {
  const count = items.length === SHOWN + 1 ? items.length : SHOWN;
  return { shown: items.slice(0, count), rest: items.slice(count) };
}
