import autocannon from 'autocannon';

export interface Subject {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

export interface Measured {
  /** Answers a second, the median of the rounds. */
  rate: number;
  /** Milliseconds, the median of the rounds. */
  p50: number;
  p99: number;
}

const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;

/** Measures the subjects in turn, round by round, so that a busy neighbour on the machine meets all of them. */
export async function measure(subjects: readonly Subject[]): Promise<Map<string, Measured>> {
  const rounds = new Map<string, Measured[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await run(subject, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) rounds.get(subject.name)?.push(await run(subject, SECONDS));
  }
  return new Map(
    [...rounds].map(([name, results]) => [
      name,
      { rate: median(results, 'rate'), p50: median(results, 'p50'), p99: median(results, 'p99') },
    ]),
  );
}

/** @throws when an answer was no success: a fast error would make a fine figure. */
async function run({ name, url, headers = {} }: Subject, seconds: number): Promise<Measured> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds, timeout: 10 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were no success, ${result.errors} did not come`);
  }
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function median(results: readonly Measured[], field: keyof Measured): number {
  return (
    results.map((result) => result[field]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ??
    Number.NaN
  );
}
