/**
 * Runs `end` once when this process should end: on Ctrl-C, on SIGTERM, and when the terminal closes. The same signal
 * often comes twice, from the terminal and forwarded by npm; only the first counts. For an npm that is killed outright,
 * with-node-24.mjs sends SIGTERM, and end-with-parent.mjs for one that is itself killed.
 */
export function onEndRequested(end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const endOnce = () => {
    ending ??= end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endOnce);
}
