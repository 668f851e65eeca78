/**
 * How Node is started for a script of ours. The portal's memory is kept small: left alone, V8 lets its heap grow to many
 * times what is in use before it cleans up, and each thread keeps an arena of its own for what libraries allocate, so that
 * a process would take half a gigabyte under load instead of less than 300 MB. It costs about a tenth of the processor
 * (docs/operations.md). The proof of what a hostile answer takes runs as the portal does.
 *
 * @param {string} script the path of it
 * @returns {{ flags: string[], env: Record<string, string> }}
 */
export function chooseNodeSettings(script) {
  if (!/(?:server\/src\/main|tools\/proof-security)\.ts$/.test(script)) return { flags: [], env: {} };
  return {
    flags: ['--max-semi-space-size=16', '--heap-growing-percent=60'],
    env: { MALLOC_ARENA_MAX: '1' },
  };
}
