import { writeSync } from 'node:fs';

type Write = (fd: number, bytes: Uint8Array) => number;
const toFile: Write = writeSync;

/** How long a pipe that is full is left alone. */
const PAUSE_MS = 100;

/**
 * Writes all of it at once.
 * @param options.attempts how often a pipe is tried that does not block and whose reader is slow
 * @throws the operating system's refusal
 */
export function writeWhole(
  fd: number,
  bytes: Uint8Array,
  { attempts = Infinity, write = toFile } = {},
): void {
  let rest = bytes;
  let attempt = 1;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(write(fd, rest));
      attempt = 1;
    } catch (error) {
      if (!isFull(error) || attempt >= attempts) throw error;
      attempt += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

/** Whether it was a pipe that does not block, whose reader is slow. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY');
}
