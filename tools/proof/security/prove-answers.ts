import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pino from 'pino';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import {
  outsideNames,
  type OutsideName,
  type OutsideSettings,
} from '../../../server/src/config/environment.ts';
import { createOutsideClient } from '../../../server/src/outside/outside-client.ts';
import { listAvtaler } from '../../../server/src/outside/source-system/list-avtaler.ts';
import type { Proof } from './proof.ts';
import { STANDARD } from './proof-portal.ts';

/** At a stretch, in time of the processor: what else the machine does does not count. */
const MOST_STRETCH_MS = 50;
const MOST_MEMORY_MB = 20;
/** The best of so many: what is read first meets code that is just being compiled, and a heap that has yet to grow. */
const ROUNDS = 3;

export const proveAnswers: Proof = {
  name: 'answers',
  claim: 'No answer of a source system holds the process for long, nor do seven at once take its memory',
  async prove(_surroundings, { weaken }) {
    const source = new Worker(new URL('hostile-answers.ts', import.meta.url));
    const [{ port, names }] = (await once(source, 'message')) as [{ port: number; names: string[] }];
    const url = `http://127.0.0.1:${port}`;
    const settings = Object.fromEntries(
      outsideNames.map((name) => [name, { url, token: 'x', timeoutMs: 5000 }]),
    ) as Record<OutsideName, OutsideSettings>;
    const client = createOutsideClient(settings, pino({ level: 'silent' }));
    let calls = 0;
    const read = async (system: SystemSource): Promise<void> => {
      const correlationId = `proof-${(calls += 1)}`;
      // Weakened: what comes is read as it comes.
      if (weaken)
        await fetch(url, { method: 'POST', body: '{}' })
          .then((answer) => answer.json())
          .catch(() => {});
      else await listAvtaler(client, system, { fodselsnummer: STANDARD, correlationId });
    };
    const loop = watchLoop(weaken ? 1 : ROUNDS);
    const failures: string[] = [];
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
      const seven = await loop.measureBest(() => Promise.all(systemSources.map(read)));
      note('seven at once', name, seven.memoryMb, 'MB', MOST_MEMORY_MB);
      // One is enough to show that it is found.
      if (weaken && failures.length > 0) break;
    }
    loop.stop();
    await client.close();
    await source.terminate();
    return {
      figures: {
        'answers read': calls,
        'longest stretch, ms': most.ms,
        'most memory of seven at once, MB': most.MB,
      },
      failures,
    };
  },
};

/** How long others had to wait for their turn at most, and how much larger the process was. */
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
