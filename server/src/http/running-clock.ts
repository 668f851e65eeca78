const TICK_MS = 50;
/** A pause between two ticks counts as at most this many milliseconds. */
const MOST_MS = 100;

interface RunningClock {
  /** Milliseconds. */
  now: () => number;
  close: () => void;
}

/**
 * A clock that stands still while the process does. After a pause of the machine, or a long garbage collection, all
 * requests under way look old, but there is not too much work.
 */
export function createRunningClock(): RunningClock {
  let at = 0;
  let before = performance.now();
  const now = (): number => at + Math.min(performance.now() - before, MOST_MS);
  const timer = setInterval(() => {
    at = now();
    before = performance.now();
  }, TICK_MS);
  timer.unref();
  return { now, close: () => clearInterval(timer) };
}
