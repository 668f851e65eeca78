import type { ConsentState } from '../consent/find-consent-state.ts';
import type { AnalyticsEvent } from './events.ts';

/** A service that events go to. */
export interface Tracker {
  send: (event: AnalyticsEvent) => void;
  /** Sends no more and leaves nothing in the browser. */
  stop: () => void;
}

export type Analytics = ReturnType<typeof createAnalytics>;

/** Events that wait are sent so long after the tracker is there, in ms (ANA-20). */
export const FLUSH_DELAY_MS = 1000;
/** A page that stands open without an answer keeps the newest. */
const MAX_QUEUED = 200;

/**
 * Holds events in memory until the customer has answered, then sends them or drops them (ANA-17 to ANA-20).
 * Nothing is loaded before a yes: `setConsent` brings the way to load the tracker.
 */
export function createAnalytics() {
  let queue: AnalyticsEvent[] = [];
  let isDenied = false;
  let tracker: Tracker | undefined;
  let isFlushed = false;
  /** Grows with each change of mind: what was begun before it comes too late. */
  let turn = 0;

  function stop(): void {
    turn += 1;
    tracker?.stop();
    tracker = undefined;
    isFlushed = false;
  }

  async function start(load: () => Promise<Tracker>): Promise<void> {
    const mine = (turn += 1);
    let loaded: Tracker;
    try {
      loaded = await load();
    } catch {
      // The service is not to be had: nothing is kept for it, and the portal goes on (ANA-34).
      if (mine === turn) deny();
      return;
    }
    if (mine !== turn) {
      loaded.stop();
      return;
    }
    tracker = loaded;
    setTimeout(() => {
      if (mine !== turn) return;
      isFlushed = true;
      for (const event of queue.splice(0)) loaded.send(event);
    }, FLUSH_DELAY_MS);
  }

  function deny(): void {
    isDenied = true;
    queue = [];
    stop();
  }

  return {
    track(...events: readonly AnalyticsEvent[]): void {
      if (isDenied) return;
      if (tracker !== undefined && isFlushed) events.forEach(tracker.send);
      else queue = [...queue, ...events].slice(-MAX_QUEUED);
    },
    setConsent(state: ConsentState, load: () => Promise<Tracker>): void {
      if (state === 'OPTED_OUT') deny();
      else if (state === 'UNANSWERED') {
        isDenied = false;
        stop();
      } else {
        isDenied = false;
        stop();
        void start(load);
      }
    },
  };
}
