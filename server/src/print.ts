import { explainRefusal } from './config/explain-refusal.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Prints what a command was run for, and waits for a slow reader. One who has read enough, as `head` has, is no failure.
 * @throws {ConfigurationError} when it cannot be written whole: half a report in a file would pass for a whole one
 */
export function print(text: string): void {
  try {
    writeWhole(1, Buffer.from(`${text}\n`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
    throw explainRefusal(error, (reason) => `Standard output cannot be written (${reason})`);
  }
}
