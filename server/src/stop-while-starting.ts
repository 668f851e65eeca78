/**
 * Imported before everything else by what a container may run. Its first process does nothing at a signal that nobody
 * listens for: the start would go on, and the process be killed later, in the middle of its work.
 */

/** As a shell gives it for a process that SIGTERM ended. */
const EXIT_CODE = 143;

const end = (): void => process.exit(EXIT_CODE);
process.once('SIGTERM', end);

/**
 * Called once somebody else listens for SIGTERM too: a signal that has come and was not heard yet is lost when for a moment
 * nobody listens.
 */
export function leaveSigtermToOthers(): void {
  process.off('SIGTERM', end);
}
