import { write, writeSync } from 'node:fs';

import { pino, type DestinationStream } from 'pino';

import { explainRefusal } from './config/explain-refusal.ts';
import { isFull, writeWhole } from './write-whole.ts';

/** So many characters of lines are written at once; a pipe takes them whole. */
const TOGETHER = 4096;
/** Fewer are written after so long; what could not be written is tried again as often. */
const LATEST_MS = 100;
/** More characters do not wait for a reader that has stopped, or for room on a disk: further lines are lost. */
const MOST_WAITING = 4 * 1024 * 1024;
/** How often a process that ends tries again to write to a pipe that is full. */
const LAST_ATTEMPTS = 10;
const STANDARD_ERROR = 2;
const WARN = pino.levels.values['warn'];

export interface Files {
  write: (
    fd: number,
    bytes: Uint8Array,
    done: (error: NodeJS.ErrnoException | null, written: number) => void,
  ) => void;
  writeSync: (fd: number, bytes: Uint8Array) => number;
}

/**
 * Standard output, or another file descriptor. Lines are written together, by another thread: a reader that is slow stops
 * nobody, and a write of its own for each line costs `GET avtaler` 7 % of the processor. A process that ends writes
 * what is left; one that is killed leaves at most those 100 ms behind. A log that cannot be written stops nobody either,
 * nor keeps anybody from ending: standard error says why, and the lines wait.
 */
export function openLogDestination(fd = 1, files: Files = { write, writeSync }): DestinationStream {
  let waiting = '';
  let lost = 0;
  /** What is left of the lines that were taken out of those. */
  let rest: Uint8Array = Buffer.alloc(0);
  let isUnderWay = false;
  let isFailing = false;

  const takeWaiting = (): Buffer => {
    const text = lost === 0 ? waiting : `${waiting}${toLossLine(lost)}`;
    waiting = '';
    lost = 0;
    return Buffer.from(text);
  };
  const tell = (error: unknown): void => {
    if (isFailing || isFull(error)) return;
    isFailing = true;
    const told = explainRefusal(error, (reason) => `The log cannot be written (${reason})`);
    try {
      files.writeSync(
        STANDARD_ERROR,
        Buffer.from(`${told instanceof Error ? told.message : String(told)}\n`),
      );
    } catch {
      // It is where the log is, as with `2>&1`.
    }
  };
  const writeOn = (): void => {
    if (isUnderWay) return;
    if (rest.length === 0) rest = takeWaiting();
    if (rest.length === 0) return;
    isUnderWay = true;
    files.write(fd, rest, (error, written) => {
      isUnderWay = false;
      if (error !== null) {
        tell(error);
        return;
      }
      isFailing = false;
      rest = rest.subarray(written);
      if (rest.length > 0 || waiting.length >= TOGETHER) writeOn();
    });
  };
  /** What is under way is left to its thread, which the process waits for. */
  const writeLast = (): void => {
    const last = Buffer.concat([isUnderWay ? Buffer.alloc(0) : rest, takeWaiting()]);
    try {
      writeWhole(fd, last, { attempts: LAST_ATTEMPTS, write: files.writeSync });
    } catch (error) {
      tell(error);
    }
  };
  setInterval(writeOn, LATEST_MS).unref();
  process.on('exit', writeLast);

  return {
    write(line) {
      if (waiting.length > MOST_WAITING) {
        lost += 1;
        return;
      }
      waiting += line;
      if (!isFailing && waiting.length >= TOGETHER) writeOn();
    },
  };
}

/** In the place of the lines, and in the form of the others. */
function toLossLine(lines: number): string {
  const line = { level: WARN, time: Date.now(), event: 'log-lines-lost', lines };
  return `${JSON.stringify({ ...line, msg: 'the log could not be written for so long that lines were lost' })}\n`;
}
