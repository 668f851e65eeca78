import { readFileSync } from 'node:fs';

/** What Linux counts its processes' time in, per second. */
const TICKS = 100;

/** Milliseconds of processor that a process has used so far, in itself and in the kernel. */
export function readCpuMs(pid: number): number {
  // The name of the process stands in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Megabytes of memory that the process had at its highest so far. */
export function readPeakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
