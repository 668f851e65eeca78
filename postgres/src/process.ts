import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';

/** A PostgreSQL server running in a data folder, as read from its `postmaster.pid`. */
export interface RunningServer {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * The server running in the data folder, if any. A PID file alone proves nothing: the process may be dead, or its PID
 * reused by another program. But PostgreSQL's working directory is its data folder, and no other program's is.
 */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !worksFrom(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Every process whose working directory is the folder: the server and its workers. */
export function listProcessesIn(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && worksFrom(pid, folder));
}

function worksFrom(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/**
 * Starts a program as the account, in its own process session: Ctrl-C in the terminal then reaches only us, and we
 * decide when the database stops. Output goes to the log file, since a pipe would not outlive us.
 */
export function spawnAs(account: Account | undefined, program: string, args: string[], logFile: string) {
  const output = openSync(logFile, 'a');
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    detached: true,
    // The locale decides the language of the log. The time zone has no effect: the settings name one.
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}

/** Polls until `check` returns something, for at most `limitMs`; undefined after that. */
export async function waitFor<T>(check: () => T | undefined, limitMs: number): Promise<T | undefined> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = check();
    if (found !== undefined || Date.now() > end) return found;
    await wait(10);
  }
}

/**
 * A mutex across processes, so that two that need the same folder take turns. It is an abstract socket: the kernel releases
 * it when its holder dies, however it dies. Throws after `limitMs`.
 */
export async function withLock<T>(name: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + limitMs;
  let lock = await tryListen(name);
  while (lock === undefined) {
    if (Date.now() > end) throw new Error(`Another process has held what we wait for ${limitMs / 1000} s`);
    await wait(25);
    lock = await tryListen(name);
  }
  const held = lock;
  try {
    return await work();
  } finally {
    await new Promise((done) => held.close(done));
  }
}

async function tryListen(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  // The kernel allows 107 characters, and a name may hold a path.
  const path = `\0portal-${createHash('sha256').update(name).digest('hex')}`;
  return await new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen({ path }, () => done(server));
  });
}

/** A port of 127.0.0.1 that was just free. */
export async function getFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** A zombie counts as dead: only its parent has not been notified yet. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.startsWith('Z') !== true;
}

/** Start time of a process in kernel ticks. Together with the PID it identifies a process uniquely. */
export function findProcessBirth(pid: number): string | undefined {
  // The program's name, in brackets, may itself contain spaces and brackets.
  return readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
