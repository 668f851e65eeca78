import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const INTERVAL_MS = 500;
/**
 * Share of the time; above it, requests wait for each other. Hysteresis: the work that a busy process saves must not
 * make it look idle.
 */
const BUSY_ABOVE = 0.8;
const BUSY_UNTIL = 0.6;

interface LoadMeter {
  /** Whether the event loop was busy for nearly all of the last interval. */
  isBusy: () => boolean;
  close: () => void;
}

/** `measure`: like `performance.eventLoopUtilization`. */
export function createLoadMeter(
  measure: (since?: EventLoopUtilization) => EventLoopUtilization = (since) =>
    performance.eventLoopUtilization(since),
): LoadMeter {
  let isBusy = false;
  let before = measure();
  const timer = setInterval(() => {
    isBusy = measure(before).utilization > (isBusy ? BUSY_UNTIL : BUSY_ABOVE);
    before = measure();
  }, INTERVAL_MS);
  timer.unref();
  return { isBusy: () => isBusy, close: () => clearInterval(timer) };
}
