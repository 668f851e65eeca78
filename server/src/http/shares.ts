/** How long a request waits for another of the same holder to finish, in ms. */
const WAIT_MS = 5000;

interface SharesOptions {
  /** How many requests one holder may have under way at once. */
  each: number;
  /** How many requests of one holder may wait. */
  waitingEach: number;
}

interface Holder {
  underWay: number;
  /** In order of arrival. */
  waiting: Set<(isLetIn: boolean) => void>;
}

/** Limits how many places each holder may have at once; further requests wait in a queue. */
export function createShares({ each, waitingEach }: SharesOptions) {
  const holders = new Map<string, Holder>();

  return {
    /** Takes a place if the holder has one free; returns whether it did. */
    takeNow(who: string): boolean {
      const holder = holders.get(who) ?? { underWay: 0, waiting: new Set() };
      if (holder.underWay >= each) return false;
      holder.underWay += 1;
      holders.set(who, holder);
      return true;
    },

    /**
     * Waits for a place after {@link takeNow} returned false. False when too many wait, after the time limit, or when
     * `left` is aborted.
     */
    async waitFor(who: string, left: AbortSignal): Promise<boolean> {
      const holder = holders.get(who);
      if (holder === undefined) return this.takeNow(who);
      if (holder.waiting.size >= waitingEach || left.aborted) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      holder.waiting.add(resolve);
      const giveUp = (): void => {
        holder.waiting.delete(resolve);
        resolve(false);
      };
      const timer = setTimeout(giveUp, WAIT_MS);
      left.addEventListener('abort', giveUp, { once: true });
      const isLetIn = await promise;
      clearTimeout(timer);
      left.removeEventListener('abort', giveUp);
      return isLetIn;
    },

    /** Releases a place, to the holder's next request in the queue if there is one. */
    give(who: string): void {
      const holder = holders.get(who);
      if (holder === undefined) return;
      const [next] = holder.waiting;
      if (next !== undefined) {
        holder.waiting.delete(next);
        next(true);
        return;
      }
      holder.underWay -= 1;
      if (holder.underWay === 0) holders.delete(who);
    },
  };
}
