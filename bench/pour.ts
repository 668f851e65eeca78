import { setTimeout as wait } from 'node:timers/promises';

import { Agent, request } from 'undici';

export interface Poured {
  /** Response times of the successes in ms. */
  p50: number;
  p99: number;
  asked: number;
  /** Answers that were no success. */
  refused: number;
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
  }: {
    headers: Record<string, string>;
    cookies: readonly string[];
    perSecond: number;
    seconds: number;
  },
): Promise<Poured> {
  const agent = new Agent({ connections: 200, pipelining: 1 });
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  let refused = 0;
  const ask = async (cookie: string): Promise<void> => {
    const begun = performance.now();
    const { statusCode, body } = await request(url, { headers: { ...headers, cookie }, dispatcher: agent });
    await body.dump({ limit: Number.MAX_SAFE_INTEGER });
    if (statusCode === 200) times.push(performance.now() - begun);
    else refused += 1;
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
  times.sort((a, b) => a - b);
  const find = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: find(0.5), p99: find(0.99), asked: answers.length, refused };
}
