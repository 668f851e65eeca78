import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './embedded-postgres-account.ts';

/** A PostgreSQL server that runs in a data folder, as its own `postmaster.pid` tells. */
export interface RunningServer {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * The server that runs in the data folder, if any. A pid file alone proves nothing: its process may be dead, or the
 * number may belong to someone else by now. PostgreSQL works from its data folder, and no other program does.
 */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !worksFrom(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Every process that works from the folder: the server and its workers. */
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
 * Starts a program as the account, in a session of its own, so that Ctrl-C in the terminal reaches us alone and we
 * choose when the database ends. Output goes to the log file, which outlives us; a pipe would not.
 */
export function spawnAs(account: Account | undefined, program: string, args: string[], logFile: string) {
  const output = openSync(logFile, 'a');
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    detached: true,
    // The locale decides the language of the log, the time zone nothing: the settings name one.
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}

/** Waits until `check` gives something, at most `limitMs`; undefined when the time is up. */
export async function waitFor<T>(check: () => T | undefined, limitMs: number): Promise<T | undefined> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = check();
    if (found !== undefined || Date.now() > end) return found;
    await wait(10);
  }
}

/**
 * Holds a name while `work` runs, so that two starts on one folder take turns, also across processes. The name is an
 * abstract socket: the kernel lets go of it when its holder dies, however it dies. Throws after `limitMs`.
 */
export async function withLock<T>(name: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + limitMs;
  let lock = await tryListen(name);
  while (lock === undefined) {
    if (Date.now() > end)
      throw new Error(`Another start has held the database folder for ${limitMs / 1000} s`);
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
  return await new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen({ path: `\0${name}` }, () => done(server));
  });
}

/** A port of 127.0.0.1 that was free just now. */
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

/** A zombie has ended too: its parent has not yet been told. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.startsWith('Z') !== true;
}

/** Since when a process runs, in the kernel's ticks: with the number, it names a process for good. */
export function findProcessBirth(pid: number): string | undefined {
  // The name, in brackets, may itself hold spaces and brackets.
  return readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
