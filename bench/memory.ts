/** `npm run bench:memory`: how much memory the portal uses under load, and whether that grows. */
import { on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';

import { BASE_PATH } from '../contract/src/paths.ts';
import { readCommandLine, readCount } from '../tools/read-command-line.ts';
import { pour } from './pour.ts';
import { readMemory } from './process-status.ts';
import { openStand } from './stand.ts';

const LIMIT_MB = 300;
/** How much larger memory may be at the end than when the process had settled. */
const GROWTH = 1.05;
/** What a page may leave among the old objects, in kB: they are collected seldom, and hold up other pages then. */
const AGED_LIMIT_KB = 40;
/** Before that is measured, code is compiled and caches are filled. */
const WARM_UP_SECONDS = 10;
const SAMPLE_MS = 1000;
const SAMPLES = 60;
const MEGABYTE = 1024 * 1024;

const { isWeakened, minutes } = readCommandLine(() => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, weaken: { type: 'boolean', default: false } },
  });
  const asked = readCount('minutes', values.minutes);
  return { isWeakened: values.weaken, minutes: Math.max(4, Math.min(60, asked)) };
});
/** The first minutes do not count: code is still being compiled and caches are filling, for longer on a slow machine. */
const settled = Math.floor(minutes / 2);

const stand = await openStand('./tell-alive.ts', ...(isWeakened ? (['./leak.ts'] as const) : []));
try {
  const { portal, cookies, url } = stand;
  const headers = { accept: 'text/html', 'accept-encoding': 'br', host: new URL(url).host };
  const isFresh = await measureAged({ headers, cookies });
  let visit = 0;
  const load = autocannon({
    url: portal.url + BASE_PATH,
    connections: cookies.length,
    duration: minutes * 60,
    timeout: 10,
    setupClient: (client) => {
      const cookie = cookies[visit % cookies.length] ?? '';
      visit += 1;
      client.setHeaders({ ...headers, cookie });
    },
  });
  const means: number[] = [];
  let most = 0;
  let aliveWhenSettled = Number.NaN;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const samples: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      samples.push(readMemory(portal.pid));
      await wait(SAMPLE_MS);
    }
    const highest = Math.max(...samples);
    most = Math.max(most, highest);
    means.push(samples.reduce((sum, size) => sum + size, 0) / samples.length);
    console.log(`minute ${minute}: ${means.at(-1)?.toFixed(0)} MB, at most ${highest}`);
    // Not later than here: the reading forces a garbage collection, which must not distort the minutes that follow.
    if (minute === settled - 1) aliveWhenSettled = await readLeastAlive();
  }
  const alive = await readLeastAlive();
  const { requests, non2xx, errors } = await load;
  console.log(`${requests.total} overviews, ${non2xx + errors} of them not answered as they should`);
  const growth = (means.at(-1) ?? Number.NaN) / (means[settled - 1] ?? Number.NaN);
  const holds = [
    isFresh,
    tell(`at most ${LIMIT_MB} MB: ${most}`, most <= LIMIT_MB),
    tell(`last minute beside minute ${settled}: ${growth.toFixed(2)} times`, growth <= GROWTH),
    tell(
      `alive after a full collection: ${alive.toFixed(1)} MB, ${aliveWhenSettled.toFixed(1)} after minute ${settled - 1}`,
      alive / aliveWhenSettled <= GROWTH,
    ),
    tell('every page was answered', non2xx + errors === 0),
  ];
  if (holds.includes(false)) process.exitCode = 1;
} finally {
  await stand.close();
}

/** MB of live memory after garbage collection: the least of three readings, since pages are being rendered meanwhile. */
async function readLeastAlive(): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 3; look += 1) looks.push((await collectGarbage()).alive);
  return Math.min(...looks) / MEGABYTE;
}

/** Bytes that remain, and bytes of garbage that lay among the old objects. */
async function collectGarbage(): Promise<{ alive: number; aged: number }> {
  const lines = on(stand.portal.lines, 'line', { signal: AbortSignal.timeout(10_000) });
  process.kill(stand.portal.pid, 'SIGUSR2');
  for await (const [line] of lines) {
    const [, alive, aged] = /^alive (\d+) aged (-?\d+)$/.exec(String(line)) ?? [];
    if (alive !== undefined) return { alive: Number(alive), aged: Number(aged) };
  }
  throw new Error('The portal has told nothing of its memory');
}

/** @returns whether pages, nearly one at a time, leave little among the old objects */
async function measureAged(request: {
  headers: Record<string, string>;
  cookies: readonly string[];
}): Promise<boolean> {
  const page = stand.portal.url + BASE_PATH;
  await pour(page, { ...request, perSecond: 60, seconds: WARM_UP_SECONDS });
  await collectGarbage();
  const { asked } = await pour(page, { ...request, perSecond: 20, seconds: 1 });
  const { aged } = await collectGarbage();
  const each = aged / asked / 1024;
  return tell(
    `a page leaves at most ${AGED_LIMIT_KB} kB among the old objects: ${each.toFixed(0)}`,
    each <= AGED_LIMIT_KB,
  );
}

function tell(what: string, holds: boolean): boolean {
  console.log(`${what}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  return holds;
}
