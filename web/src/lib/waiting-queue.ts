/**
 * A queue for what must not leave the page before the customer has answered: it waits in memory, and is then sent on or
 * dropped.
 *
 * @param max how many to keep; the newest win
 */
export function createWaitingQueue<Item>(max: number) {
  let sink: ((item: Item) => void) | undefined;
  let isRefused = false;
  let waiting: Item[] = [];
  const waiters: (() => void)[] = [];
  const tellEmpty = () => waiters.splice(0).forEach((tell) => tell());
  return {
    add(item: Item): void {
      if (sink !== undefined) sink(item);
      else if (!isRefused) waiting = [...waiting, item].slice(-max);
    },
    /** Receives everything queued first. Left out: items are queued from now on, also after a no. */
    open(next?: (item: Item) => void): void {
      sink = next;
      isRefused = false;
      if (next === undefined) return;
      waiting.splice(0).forEach((item) => next(item));
      tellEmpty();
    },
    /** Drops everything, now and later. */
    refuse(): void {
      sink = undefined;
      isRefused = true;
      waiting = [];
      tellEmpty();
    },
    /** Resolves when nothing is queued, for code that leaves the page; never resolves without a receiver. */
    whenEmpty: (): Promise<void> =>
      new Promise((done) => {
        if (waiting.length === 0) done();
        else waiters.push(done);
      }),
  };
}
