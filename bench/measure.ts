import autocannon from 'autocannon';

import { forgetPeakMemory, readCpuMs, readPeakMemory } from './process-status.ts';

export interface Subject {
  name: string;
  url: string;
  /** Of the process that answers. */
  pid: number;
  headers?: Record<string, string>;
  /** A visit for each connection: customers who ask at the same time must not share each other's answers. */
  cookies?: readonly string[];
  /** Sets the scene before each round. */
  prepare?: () => Promise<unknown>;
}

export interface Measured {
  /** Milliseconds of processor that the answering process used for each answer, the median of the rounds. */
  cpuMs: number;
  /** The lowest and the highest round's `cpuMs`. */
  range: readonly [number, number];
  /** Answers a second, the median of the rounds. */
  rate: number;
  /** Milliseconds, the median of the rounds. */
  p50: number;
  p99: number;
  /** Megabytes that the answering process had at its highest, the median of the rounds. */
  memory: number;
}

const SECONDS = 3;
const ROUNDS = 5;

type Round = Omit<Measured, 'range'>;

/** Measures the subjects in turn, round by round, so that a busy neighbour on the machine meets all of them. */
export async function measure(
  subjects: readonly Subject[],
  connections: number,
  { rounds: count = ROUNDS, seconds = SECONDS }: { rounds?: number; seconds?: number } = {},
): Promise<Map<string, Measured>> {
  const rounds = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await run(subject, connections, 1);
  for (let round = 0; round < count; round += 1) {
    for (const subject of subjects) rounds.get(subject.name)?.push(await run(subject, connections, seconds));
  }
  return new Map([...rounds].map(([name, results]) => [name, summarize(results)]));
}

/** @throws when an answer was no success: a fast error would make a fine figure. */
async function run(
  { name, url, pid, headers = {}, cookies = [], prepare }: Subject,
  connections: number,
  seconds: number,
): Promise<Round> {
  await prepare?.();
  let next = 0;
  forgetPeakMemory(pid);
  const before = readCpuMs(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 10,
    setupClient: (client) => {
      const cookie = cookies[next % cookies.length];
      next += 1;
      client.setHeaders({ ...headers, ...(cookie !== undefined && { cookie }) });
    },
  });
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${name}: ${non2xx} answers were no success, ${errors} did not come`);
  }
  const cpuMs = (readCpuMs(pid) - before) / requests.total;
  const memory = readPeakMemory(pid);
  return { cpuMs, rate: requests.average, p50: latency.p50, p99: latency.p99, memory };
}

function summarize(rounds: readonly Round[]): Measured {
  const sort = (field: keyof Round) => rounds.map((round) => round[field]).toSorted((a, b) => a - b);
  const median = (field: keyof Round) => sort(field)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const cpuMs = sort('cpuMs');
  return {
    cpuMs: median('cpuMs'),
    range: [cpuMs[0] ?? Number.NaN, cpuMs.at(-1) ?? Number.NaN],
    rate: median('rate'),
    p50: median('p50'),
    p99: median('p99'),
    memory: median('memory'),
  };
}
