import { setImmediate as turn } from 'node:timers/promises';

/** Maximum time that one turn of the event loop is blocked, in ms. */
const TURN_MS = 10;

/** Like `map`, but yields to the event loop when there is much to do. Rejects with what the callback throws. */
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
