import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Poured, Pouring } from './pour.ts';

/**
 * Pours from a process of its own: a bench that has measured for minutes has much garbage, and while that is collected
 * the measured process waits for a processor.
 *
 * @throws when that process ends without an answer
 */
export async function pourAlone(url: string, options: Pouring): Promise<Poured> {
  const child = fork(join(import.meta.dirname, 'pour-process.ts'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that pours has ended with ${String(code)}`);
  });
  child.send([url, options]);
  const [poured] = (await Promise.race([once(child, 'message'), ended])) as [Poured];
  return poured;
}
