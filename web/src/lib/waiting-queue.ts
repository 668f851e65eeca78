export type WaitingQueue<Item> = ReturnType<typeof createWaitingQueue<Item>>;

/**
 * What must not leave the page before the customer has answered: it waits in memory, and then goes on or is dropped.
 *
 * @param max a page that stands open without an answer keeps so many, the newest
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
    /** What has waited goes there first. Left out: from now on it waits, also after a no. */
    open(next?: (item: Item) => void): void {
      sink = next;
      isRefused = false;
      if (next === undefined) return;
      waiting.splice(0).forEach((item) => next(item));
      tellEmpty();
    },
    /** Nothing is kept, from now on either. */
    refuse(): void {
      sink = undefined;
      isRefused = true;
      waiting = [];
      tellEmpty();
    },
    /** For whoever leaves the page and would take along what waits; never resolves where nobody answers. */
    whenEmpty: (): Promise<void> =>
      new Promise((done) => {
        if (waiting.length === 0) done();
        else waiters.push(done);
      }),
  };
}
