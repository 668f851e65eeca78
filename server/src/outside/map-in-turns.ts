import { setImmediate as turn } from 'node:timers/promises';

/** How long one turn of the loop may go on with it, in ms. */
const TURN_MS = 10;

/** As `map`, but lets others in between when there is much to do. What `map` throws, it rejects with. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let until = performance.now() + TURN_MS;
  for (const item of items) {
    if (performance.now() > until) {
      await turn();
      until = performance.now() + TURN_MS;
    }
    results.push(map(item));
  }
  return results;
}
