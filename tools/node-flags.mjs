/**
 * Node's own flags for a script of ours. The portal's heap is kept small: left alone, V8 lets it grow to many times what
 * is in use before it cleans up, and a process would take half a gigabyte under load instead of less than 300 MB. It costs
 * about a tenth of the processor (docs/operations.md).
 *
 * @param {string} script the path of it
 * @returns {string[]}
 */
export function listNodeFlags(script) {
  return script.endsWith('server/src/main.ts')
    ? ['--max-semi-space-size=16', '--heap-growing-percent=50']
    : [];
}
