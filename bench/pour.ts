import { setTimeout as wait } from 'node:timers/promises';

import { Agent, request } from 'undici';

export interface Poured {
  /** Response times of the successes in ms. */
  p50: number;
  p99: number;
  asked: number;
  /** Answers that were no success. */
  refused: number;
  /** Of these, 503 with Retry-After. */
  toldToComeBack: number;
  /** Of all that were no success. */
  refusedP99: number;
}

export interface Pouring {
  headers: Record<string, string>;
  cookies: readonly string[];
  perSecond: number;
  seconds: number;
}

/**
 * Asks for this many a second, at even distances, however many are still waiting: customers do not wait for each other.
 * The requests take the cookies in turn.
 */
export async function pour(
  url: string,
  {
    headers,
    cookies,
    perSecond,
    seconds,
    agent = new Agent({ connections: 200, pipelining: 1 }),
  }: Pouring & {
    /** With its connections; closed at the end. */
    agent?: Agent;
  },
): Promise<Poured> {
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  const refusals: number[] = [];
  let toldToComeBack = 0;
  const ask = async (cookie: string): Promise<void> => {
    const begun = performance.now();
    const {
      statusCode,
      headers: answered,
      body,
    } = await request(url, { headers: { ...headers, cookie }, dispatcher: agent });
    await body.dump({ limit: Number.MAX_SAFE_INTEGER });
    (statusCode === 200 ? times : refusals).push(performance.now() - begun);
    if (statusCode === 503 && answered['retry-after'] !== undefined) toldToComeBack += 1;
  };
  const startedAt = performance.now();
  for (;;) {
    const elapsed = (performance.now() - startedAt) / 1000;
    if (elapsed > seconds) break;
    while (answers.length < elapsed * perSecond)
      answers.push(ask(cookies[answers.length % cookies.length] ?? ''));
    await wait(1);
  }
  await Promise.all(answers);
  await agent.close();
  const find = (all: readonly number[], share: number): number =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
  return {
    p50: find(times, 0.5),
    p99: find(times, 0.99),
    asked: answers.length,
    refused: refusals.length,
    toldToComeBack,
    refusedP99: find(refusals, 0.99),
  };
}
