/**
 * Runs `end` once when this process should end: on Ctrl-C, on SIGTERM, when the terminal closes, and when the npm
 * that started it was killed outright. The same signal often comes twice, from the terminal and forwarded by npm;
 * only the first counts.
 */
export function onEndRequested(end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const endOnce = () => {
    ending ??= end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endOnce);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) endOnce();
  }, 500);
  timer.unref();
}
