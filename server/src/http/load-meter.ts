import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const INTERVAL_MS = 500;
/** Of the time; above it requests wait for each other. */
const BUSY = 0.8;

export interface LoadMeter {
  /** Whether the process was at work for nearly all of the last moment. */
  isBusy: () => boolean;
  close: () => void;
}

/** `measure`: as `performance.eventLoopUtilization`. */
export function createLoadMeter(
  measure: (since?: EventLoopUtilization) => EventLoopUtilization = (since) =>
    performance.eventLoopUtilization(since),
): LoadMeter {
  let isBusy = false;
  let before = measure();
  const timer = setInterval(() => {
    isBusy = measure(before).utilization > BUSY;
    before = measure();
  }, INTERVAL_MS);
  timer.unref();
  return { isBusy: () => isBusy, close: () => clearInterval(timer) };
}
