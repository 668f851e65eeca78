import { readFileSync, writeFileSync } from 'node:fs';

/** What Linux counts its processes' time in, per second. */
const TICKS = 100;

/** Milliseconds of processor that a process has used so far, in itself and in the kernel. */
export function readCpuMs(pid: number): number {
  // The name of the process stands in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Megabytes of memory that the process has now. */
export function readMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Megabytes of memory that the process had at its highest so far, or since {@link forgetPeakMemory}. */
export function readPeakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Has Linux count the peak from what the process has now. */
export function forgetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
