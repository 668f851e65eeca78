import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process of Linux holds now. */
export function readMemory(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}
