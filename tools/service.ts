import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { operatingSystem } from '../postgres/src/operating-system.ts';
import { listFamily, watchProcess } from '../postgres/src/stillness.ts';
import { chooseNodeSettings } from './node-settings.mjs';
import { ROOT } from './paths.ts';

/** How often those who wait are told what for. */
const TELL_EVERY_MS = 10_000;
/** Of the log levels: 30 is information, 40 a warning, 50 an error. */
const WARN = 40;

/** A process of ours that serves until it is told to end. */
export interface Service {
  name: string;
  pid: number | undefined;
  /**
   * Settles when the process has said that it is ready. Rejects in one line when it ends instead, or stands still: a
   * loaded machine may need minutes, and as long as something moves we wait.
   */
  ready: Promise<void>;
  /** Settles with a reason when the process has ended, however it did. */
  ended: Promise<string>;
  /** Asks the process to end and waits; after `limitMs` it is killed. */
  stop(limitMs: number): Promise<void>;
  /** SIGKILL: the process finishes nothing. */
  kill(): void;
}

/**
 * Starts a script in a process of its own.
 *
 * It does not get the terminal's Ctrl-C, so that we decide the shutdown order. It is tied to us by its IPC channel:
 * it ends when the channel closes, even when we are killed outright.
 */
export function startService(options: {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
  /** Hears every {@link TELL_EVERY_MS}, until the process is ready, what is waited for. */
  onWait?: (line: string) => void;
}): Service {
  const { name, onLine, onWait } = options;
  const { flags, env } = chooseNodeSettings(options.script);
  const child = fork(join(ROOT, options.script), [], {
    cwd: ROOT,
    env: { ...env, ...options.env },
    // Node flags of a test runner that started us must not reach the service.
    execArgv: flags,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  /** What it said before it was ready: shown once it is, or as the reason why it never was. */
  const firstLines: string[] = [];
  let isReady = false;
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const hear = (line: string) => {
    if (line.trim() === '') return;
    if (isReady) {
      onLine(line);
    } else if (saysReady(line)) {
      isReady = true;
      firstLines.forEach(onLine);
      resolve();
    } else {
      watch.note();
      firstLines.push(line);
    }
  };
  readLines(child.stdout, hear);
  readLines(child.stderr, hear);

  const ended = waitForEnd(child).then((how) => {
    reject(new Error(`${name} did not start (${how}): ${getReason(firstLines)}`));
    return `${name} ended (${how})`;
  });
  const watch = watchProcess(child.pid ?? 0, () =>
    reject(new Error(`${name}: not ready, and nothing moves: ${getReason(firstLines)}`)),
  );
  const begun = Date.now();
  const telling = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    onWait?.(`${name}: still starting after ${seconds} s${tellWork(child.pid)}`);
  }, TELL_EVERY_MS);
  const stopWaiting = (): void => {
    watch.stop();
    clearInterval(telling);
  };
  // The caller handles a rejection of `ready`; this branch only clears the timers.
  ready.then(stopWaiting, stopWaiting);
  return {
    name,
    pid: child.pid,
    ready,
    ended,
    stop: (limitMs) => stop(child, ended, limitMs),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** `close` comes after the last line has been read, and also when the process could not be started. */
async function waitForEnd(child: ChildProcess): Promise<string> {
  child.once('error', () => {});
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return signal === null ? `exit code ${code}` : signal;
}

async function stop(child: ChildProcess, ended: Promise<unknown>, limitMs: number): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await ended;
  clearTimeout(late);
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', onLine);
}

/** The programs that the process has started, which it waits for in its turn. */
function tellWork(pid: number | undefined): string {
  const names = (pid === undefined ? [] : listFamily(pid).slice(1)).map(
    (child) => operatingSystem.findName(child) ?? '',
  );
  const programs = [...new Set(names)].filter((program) => program !== '');
  return programs.length === 0 ? '' : `, with ${programs.join(', ')} at work`;
}

function getReason(lines: string[]): string {
  return lines.filter(isTrouble).map(getText).join('\n') || 'it said nothing';
}

/** Warnings and worse of a JSON log, and every line that is no log entry. */
export function isTrouble(line: string): boolean {
  const entry = parseEntry(line);
  return entry === undefined || (typeof entry['level'] === 'number' && entry['level'] >= WARN);
}

function getText(line: string): string {
  const text = parseEntry(line)?.['msg'];
  return typeof text === 'string' ? text : line;
}

function saysReady(line: string): boolean {
  const entry = parseEntry(line);
  return entry?.['ready'] === true || entry?.['msg'] === 'ready';
}

/** A line of a JSON log, or undefined for any other line. */
function parseEntry(line: string): Record<string, unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}
