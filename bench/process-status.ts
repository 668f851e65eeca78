import { readFileSync, writeFileSync } from 'node:fs';

/** Clock ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/** CPU time that a process has used so far, user and kernel, in ms. */
export function readCpuMs(pid: number): number {
  // The process name stands in brackets and may contain spaces and brackets itself.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** The process's current memory (RSS), in MB. */
export function readMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** The process's peak memory in MB, since it started or since {@link forgetPeakMemory}. */
export function readPeakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Resets Linux's peak to the process's current memory. */
export function forgetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
