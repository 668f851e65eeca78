import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that Linux and macOS do differently. Each answers nothing about a process that is gone. */
interface OperatingSystem {
  /** Whether the process is a PostgreSQL server of this data folder, or one of its workers. */
  isOfCluster: (pid: number, cluster: string) => boolean;
  listProcesses: () => number[];
  listChildren: (pid: number) => number[];
  /** Ended, but its parent has not been notified yet. */
  isZombie: (pid: number) => boolean;
  /** When the process began: together with its PID it identifies a process uniquely. */
  findBirth: (pid: number) => string | undefined;
  /** The name of its program. */
  findName: (pid: number) => string | undefined;
  /** Its command line. */
  findCommand: (pid: number) => string | undefined;
  /** Its processor time so far, in ms; on Linux that of its ended children too. */
  readWorkMs: (pid: number) => number;
  /**
   * Holds a lock of this name, unless another process does. The kernel releases it when its holder dies, however it
   * dies. @returns what releases it
   */
  tryLock: (name: string) => Promise<(() => Promise<void>) | undefined>;
}

/** Kernel ticks are of 10 ms. */
const TICK_MS = 10;

export const linux: OperatingSystem = {
  // PostgreSQL's working directory is its data folder, and no other program's is.
  isOfCluster(pid, cluster) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch {
      return false;
    }
  },
  listProcesses: () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0),
  listChildren: (pid) => toNumbers(readProc(pid, `task/${pid}/children`) ?? ''),
  isZombie: (pid) => readStat(pid)[0] === 'Z',
  findBirth: (pid) => readStat(pid)[19],
  findName: (pid) => readProc(pid, 'comm')?.trim(),
  findCommand: (pid) => readProc(pid, 'cmdline')?.replaceAll('\0', ' '),
  readWorkMs: (pid) =>
    readStat(pid)
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0),
  // An abstract socket.
  tryLock: async (name) => {
    const server = createServer((socket) => socket.destroy());
    const isHeld = await new Promise<boolean>((done, fail) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? done(false) : fail(error),
      );
      server.listen({ path: `\0${name}` }, () => done(true));
    });
    return isHeld ? () => new Promise((done) => server.close(() => done())) : undefined;
  },
};

/** Of `open` on macOS: takes the file's lock with it, and fails at once while another has it. */
const O_EXLOCK = 0x20;
const O_NONBLOCK = 0x04;

/** @param ps runs `ps` with these arguments; empty text where it finds nothing */
export function createMacOs(ps: (...args: string[]) => string = runPs): OperatingSystem {
  const read = (pid: number, field: string): string => ps('-o', `${field}=`, '-p', String(pid)).trim();
  const listAll = (): { pid: number; parent: number }[] =>
    ps('-axo', 'pid=,ppid=')
      .split('\n')
      .map(toNumbers)
      .flatMap(([pid, parent]) => (pid === undefined || parent === undefined ? [] : { pid, parent }));
  /** The server's own words; its workers write theirs over them. */
  const isServer = (pid: number, cluster: string): boolean =>
    read(pid, 'command').includes(`postgres -D ${cluster} `);
  return {
    isOfCluster: (pid, cluster) =>
      isServer(pid, cluster) ||
      (read(pid, 'command').startsWith('postgres:') && isServer(Number(read(pid, 'ppid')), cluster)),
    listProcesses: () => listAll().map(({ pid }) => pid),
    listChildren: (pid) =>
      listAll()
        .filter(({ parent }) => parent === pid)
        .map((child) => child.pid),
    isZombie: (pid) => read(pid, 'state').startsWith('Z'),
    findBirth: (pid) => read(pid, 'lstart') || undefined,
    findName: (pid) => read(pid, 'comm').split('/').at(-1) || undefined,
    findCommand: (pid) => read(pid, 'command') || undefined,
    readWorkMs: (pid) => toMs(read(pid, 'time')),
    tryLock: async (name) => {
      const flags = constants.O_RDWR | constants.O_CREAT | O_EXLOCK | O_NONBLOCK;
      try {
        const file = openSync(join(tmpdir(), `${name}.lock`), flags, 0o600);
        return async () => closeSync(file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined;
        throw error;
      }
    },
  };
}

export const operatingSystem = process.platform === 'darwin' ? createMacOs() : linux;

function runPs(...args: string[]): string {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** What follows the program's name, which stands in brackets and may itself contain spaces and brackets. */
function readStat(pid: number): string[] {
  return readProc(pid, 'stat')?.split(') ').at(-1)?.split(' ') ?? [];
}

function toNumbers(text: string): number[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/).map(Number);
}

/** `12:34.56` and `1:02:03.45`; in front of them, on Linux, days: `1-02:03:04`. */
function toMs(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1000;
}
