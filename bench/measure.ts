import autocannon from 'autocannon';

import { forgetPeakMemory, readCpuMs, readPeakMemory } from './process-status.ts';

export interface Subject {
  name: string;
  url: string;
  /** PID of the process that answers. */
  pid: number;
  headers?: Record<string, string>;
  /** One Cookie header per connection: concurrent customers must not share each other's responses. */
  cookies?: readonly string[];
  /** Runs before each round. */
  prepare?: () => Promise<unknown>;
}

export interface Measured {
  /** CPU time the answering process used per response, in ms: median of the rounds. */
  cpuMs: number;
  /** The lowest and the highest `cpuMs` of the rounds. */
  range: readonly [number, number];
  /** Successes per second, median of the rounds. */
  rate: number;
  /** Response times in ms, median of the rounds. */
  p50: number;
  p99: number;
  /** Peak memory of the answering process in MB, median of the rounds. */
  memory: number;
}

const SECONDS = 3;
const ROUNDS = 5;

type Round = Omit<Measured, 'range'>;

/**
 * Measures the subjects in turn, round by round, so that other load on the machine affects all of them alike.
 * @param options.mayFail where load shedding may refuse some
 */
export async function measure(
  subjects: readonly Subject[],
  connections: number,
  {
    rounds: count = ROUNDS,
    seconds = SECONDS,
    mayFail = false,
  }: { rounds?: number; seconds?: number; mayFail?: boolean } = {},
): Promise<Map<string, Measured>> {
  const rounds = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
  // A process that has just started is slow, and may refuse some.
  for (const subject of subjects) await run(subject, connections, 1, { mayFail: true });
  for (let round = 0; round < count; round += 1) {
    for (const subject of subjects)
      rounds.get(subject.name)?.push(await run(subject, connections, seconds, { mayFail }));
  }
  return new Map([...rounds].map(([name, results]) => [name, summarize(results)]));
}

/** @throws when a response was not a success: fast errors would look like good figures */
async function run(
  { name, url, pid, headers = {}, cookies = [], prepare }: Subject,
  connections: number,
  seconds: number,
  { mayFail = false } = {},
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
  if (!mayFail && (non2xx > 0 || errors > 0)) {
    throw new Error(`${name}: ${non2xx} answers were no success, ${errors} did not come`);
  }
  const cpuMs = (readCpuMs(pid) - before) / requests.total;
  const memory = readPeakMemory(pid);
  const rate = requests.average * (1 - non2xx / requests.total);
  return { cpuMs, rate, p50: latency.p50, p99: latency.p99, memory };
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
