import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pino from 'pino';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import { createCustomerOutside } from '../../../server/src/outside/customer-outside.ts';
import { createOutsideClient } from '../../../server/src/outside/outside-client.ts';
import { mapOutsideSystems } from '../../../server/src/outside/outside-systems.ts';
import { listAvtaler } from '../../../server/src/outside/source-systems/source-systems.ts';
import type { Proof } from './proof.ts';
import { STANDARD } from './proof-portal.ts';

/** Longest uninterrupted CPU time: other load on the machine does not count. */
const MOST_STRETCH_MS = 50;
const MOST_MEMORY_MB = 20;
/** The best of several rounds: in the first one code is still being compiled and the heap still grows. */
const ROUNDS = 3;

export const proveAnswers: Proof = {
  name: 'answers',
  claim: 'No answer of a source system holds the process for long, nor do all at once take its memory',
  isByCommandOnly: true,
  async prove(attack) {
    const { weaken, figures, failures } = attack;
    const source = new Worker(new URL('hostile-answers.ts', import.meta.url));
    const [{ port, names }] = (await once(source, 'message')) as [{ port: number; names: string[] }];
    const url = `http://127.0.0.1:${port}`;
    const settings = mapOutsideSystems(() => ({ url, token: 'x', timeoutMs: 5000 }));
    const client = createOutsideClient(settings, pino({ level: 'silent' }));
    let calls = 0;
    const read = async (system: SystemSource): Promise<void> => {
      const correlationId = `proof-${(calls += 1)}`;
      // Weakened: the answer is read without limits.
      if (weaken)
        await fetch(url, { method: 'POST', body: '{}' })
          .then((answer) => answer.json())
          .catch(() => {});
      else {
        const outside = createCustomerOutside(client, { fodselsnummer: STANDARD, correlationId });
        await listAvtaler(outside, system);
      }
    };
    const loop = watchLoop(weaken ? 1 : ROUNDS);
    attack.undo(async () => {
      loop.stop();
      await client.close();
      await source.terminate();
    });
    const most = { ms: 0, MB: 0 };
    const note = (what: string, name: string, found: number, unit: 'ms' | 'MB', limit: number): void => {
      most[unit] = Math.max(most[unit], Math.round(found));
      if (found > limit) failures.push(`${what}, ${name}: ${Math.round(found)} ${unit}`);
    };
    for (const name of names) {
      source.postMessage(name);
      await once(source, 'message');
      const one = await loop.measureBest(() => read('NICE'));
      note('one answer', name, one.stretchMs, 'ms', MOST_STRETCH_MS);
      const all = await loop.measureBest(() => Promise.all(systemSources.map(read)));
      note('all at once', name, all.memoryMb, 'MB', MOST_MEMORY_MB);
      // One is enough to show that it is found.
      if (weaken && failures.length > 0) break;
    }
    Object.assign(figures, {
      'answers read': calls,
      'longest stretch, ms': most.ms,
      'most memory of all at once, MB': most.MB,
    });
  },
};

/** The longest the event loop was blocked, and how much the process grew. */
function watchLoop(rounds: number) {
  let longest = 0;
  let largest = 0;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    largest = Math.max(largest, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 1);
  const measure = async (act: () => Promise<unknown>) => {
    await turn();
    look();
    const start = process.memoryUsage.rss();
    longest = 0;
    largest = start;
    await act();
    look();
    return { stretchMs: longest, memoryMb: (largest - start) / 2 ** 20 };
  };
  return {
    async measureBest(act: () => Promise<unknown>) {
      const best = { stretchMs: Infinity, memoryMb: Infinity };
      for (let round = 0; round < rounds; round += 1) {
        const { stretchMs, memoryMb } = await measure(act);
        best.stretchMs = Math.min(best.stretchMs, stretchMs);
        best.memoryMb = Math.min(best.memoryMb, memoryMb);
      }
      return best;
    },
    stop: () => clearInterval(timer),
  };
}
