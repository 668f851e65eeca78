/** How long one waits for another of the same holder to be done, in ms. */
const WAIT_MS = 5000;

interface SharesOptions {
  /** What one holder may have under way at once. */
  each: number;
  /** How many of one holder's may wait for that. */
  waitingEach: number;
}

interface Holder {
  underWay: number;
  /** In the order in which they came. */
  waiting: Set<(isLetIn: boolean) => void>;
}

/** Shares places out, so that nobody holds more than a share however much they ask for; the rest of theirs waits in line. */
export function createShares({ each, waitingEach }: SharesOptions) {
  const holders = new Map<string, Holder>();

  return {
    /** Whether a place is free for the holder right now; if so it is taken. */
    takeNow(who: string): boolean {
      const holder = holders.get(who) ?? { underWay: 0, waiting: new Set() };
      if (holder.underWay >= each) return false;
      holder.underWay += 1;
      holders.set(who, holder);
      return true;
    },

    /** Waits for a place after {@link takeNow} said no. False when too many wait, for too long, or `left` is aborted. */
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

    /** Gives one place back: to the holder's next in line, if there is one. */
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
