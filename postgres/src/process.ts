import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { operatingSystem } from './operating-system.ts';

/** A PostgreSQL server running in a data folder, as read from its `postmaster.pid`. */
export interface RunningServer {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * The server running in the data folder, if any. A PID file alone proves nothing: the process may be dead, or its PID
 * reused by another program.
 */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !operatingSystem.isOfCluster(pid, cluster))
    return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The server of the data folder and its workers, however it runs. */
export function listProcessesIn(cluster: string): number[] {
  return operatingSystem
    .listProcesses()
    .filter((pid) => pid !== process.pid && operatingSystem.isOfCluster(pid, cluster));
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
 * A mutex across processes, so that two that need the same folder take turns. The kernel releases it when its holder
 * dies, however it dies. Throws after `limitMs`.
 */
export async function withLock<T>(name: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + limitMs;
  // A name may hold a path, which is too long for some systems.
  const lock = `portal-${createHash('sha256').update(name).digest('hex')}`;
  let release = await operatingSystem.tryLock(lock);
  while (release === undefined) {
    if (Date.now() > end) throw new Error(`Another process has held what we wait for ${limitMs / 1000} s`);
    await wait(25);
    release = await operatingSystem.tryLock(lock);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Below those that operating systems give to outgoing connections (Linux from 32768, macOS from 49152). */
const PORTS = { from: 10_000, to: 30_000 };

/**
 * A port of 127.0.0.1 that was just free. It is none that an outgoing connection may be given before somebody listens
 * on it.
 */
export async function getFreePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  const server = createServer();
  const isFree = await new Promise<boolean>((done) =>
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true)),
  );
  if (!isFree) return getFreePort();
  await new Promise((done) => server.close(done));
  return port;
}

export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** A zombie counts as dead. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && !operatingSystem.isZombie(pid);
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
