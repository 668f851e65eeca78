import { setTimeout as wait } from 'node:timers/promises';
import { readCpuMs } from '../../../bench/process-status.ts';
import { getFreePort } from '../../../postgres/src/process.ts';
import { startService } from '../../service.ts';
import { makeOutsideUrls } from '../../testing/outside-settings.ts';
import { query } from '../restore/cluster.ts';
import { createSessions, type Visit } from './create-sessions.ts';
import { atLeast, atMost, type Figure, getPercentile, type ProofOptions, told } from './figure.ts';
import type { Answered, Ask } from './http-client.ts';
import { inWorld, type World } from './world.ts';

const PAGE = '/privat/forsikring/oversikt';
/** So many that two concurrent pages rarely belong to the same customer. */
const CUSTOMERS = 2000;
/**
 * Concurrency for the calibration: nearly as many as are admitted, and so few that every page is complete before its
 * deadline.
 */
const CALIBRATION_LANES = [20, 10] as const;
const CALIBRATION_MS = 6000;
const OVERLOAD_MS = 15_000;
const TIMES_CAPACITY = 2;
/** Kept to the portal before the overload begins. */
const CONNECTIONS = 300;
const WATCH_MS = 8000;
/** A page of a portal at rest is far below this. */
const NORMAL_MS = 500;

/**
 * Load shedding: with twice as many pages as one process can make, those admitted are fast and the others are refused
 * at once.
 */
export async function proveOverload({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const portal = await world.startPortal({
      env: {
        ...(await startStub(world)),
        // Weakened: nobody is ever refused.
        ...(isWeakened && { PAGES_AT_ONCE: '1000000', RENDER_DEADLINE_MS: '600000' }),
      },
    });
    const visits = await createSessions(world.databaseUrl, CUSTOMERS);
    const open = createOpener(world.ask, portal.url + PAGE, visits);
    const warm = await calibrate(open, CALIBRATION_LANES[0]);
    const readSpent = await startMeter(world.databaseUrl, portal.pid);
    const pages = await calibrate(open, CALIBRATION_LANES[1]);
    const { cpuMs, transactions } = await readSpent(pages.length);
    // The better of two runs: other load on the machine can only lower it.
    const capacity = (Math.max(warm.length, pages.length) / CALIBRATION_MS) * 1000;

    // Warms up connections, as a load balancer does: Node accepts one new connection per turn of its event loop.
    await Promise.all(Array.from({ length: CONNECTIONS }, () => world.ask(`${portal.url}/health/live`)));
    const stopProbing = await probe(world.ask, portal.url);
    const poured = await pour(open, capacity * TIMES_CAPACITY);
    // Counted from the last request, not the last answer: requests still waiting are part of the overload that must
    // pass.
    const [answers, normalAfter] = await Promise.all([Promise.all(poured), watchReturn(open)]);
    const probed = await stopProbing();
    const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const refused = answers
      .filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined)
      .map(({ ms }) => ms);
    const asked = answers.length;
    const other = asked - accepted.length - refused.length;
    const failed = probed.filter((status) => status !== 200).length;
    const toCapacity = (number: number) => number / (OVERLOAD_MS / 1000) / capacity;
    const tell = (times: readonly number[], ...shares: number[]) =>
      shares.map((share) => `${Math.round(getPercentile(times, share))} ms`).join(', ');
    return [
      told(
        'capacity of one process, pages a second; its p50',
        `${Math.round(capacity)}, ${tell(pages, 0.5)}`,
      ),
      told('processor time and database transactions of a page', `${cpuMs} ms, ${transactions}`),
      told('asked for, of what was served', `${(asked / accepted.length).toFixed(1)} times`),
      atLeast('asked for, of the capacity', toCapacity(asked), TIMES_CAPACITY * 0.98, 'times'),
      told('asked for, let in, refused', `${asked}, ${accepted.length}, ${refused.length}`),
      atMost('pages let in, p99', getPercentile(accepted, 0.99), 1000, 'ms'),
      atLeast('served, of the capacity', toCapacity(accepted.length) * 100, 70, '%'),
      atMost('answered otherwise than 200, or 503 with Retry-After', other, 0, 'pages'),
      told('refusals, p50, p90', tell(refused, 0.5, 0.9)),
      atMost('refusals, p99', getPercentile(refused, 0.99), 1000, 'ms'),
      atMost(`of ${probed.length} health checks and assets meanwhile, failed`, failed, 0, 'answers'),
      atMost('normal again after', normalAfter, 5000, 'ms'),
    ];
  });
}

type Open = () => Promise<Answered>;

function createOpener(ask: Ask, url: string, visits: readonly Visit[]): Open {
  let next = 0;
  return () => {
    const { cookie } = visits[next++ % visits.length] ?? { cookie: '' };
    return ask(url, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' } });
  };
}

/** How long each page took, in ms, when this many customers each open the next page as soon as they have one. */
async function calibrate(open: Open, lanes: number): Promise<number[]> {
  const until = performance.now() + CALIBRATION_MS;
  const times: number[] = [];
  const openInTurn = async (): Promise<void> => {
    while (performance.now() < until) {
      const { status, ms } = await open();
      if (status === 200) times.push(ms);
      // A process that has just started is slow, and may say so.
      else if (status === 503) await wait(100);
      else throw new Error(`A page of the calibration was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, openInTurn));
  return times;
}

/** What the portal's process and the database do from now on, for each of so many pages. */
async function startMeter(databaseUrl: string, pid = 0) {
  const read = async () => {
    // A PostgreSQL connection reports its statistics at most once a second.
    await wait(1500);
    const [row] = await query(
      databaseUrl,
      'select xact_commit as count from pg_stat_database where datname = current_database()',
    );
    return [readCpuMs(pid), Number(row?.['count'])] as const;
  };
  const before = await read();
  return async (pages: number) => {
    const after = await read();
    const [cpuMs, transactions] = after.map((number, index) =>
      ((number - (before[index] ?? 0)) / pages).toFixed(1),
    );
    return { cpuMs, transactions };
  };
}

/** Starts this many pages each second, however many are still waiting. */
async function pour(open: Open, perSecond: number): Promise<Promise<Answered>[]> {
  const startedAt = performance.now();
  const answers: Promise<Answered>[] = [];
  for (;;) {
    const elapsed = performance.now() - startedAt;
    if (elapsed > OVERLOAD_MS) return answers;
    while (answers.length < (elapsed / 1000) * perSecond) answers.push(open());
    await wait(2);
  }
}

/** Milliseconds until no page is refused or late any more. */
async function watchReturn(open: Open): Promise<number> {
  const startedAt = performance.now();
  let lastBad = 0;
  while (performance.now() - startedAt < WATCH_MS) {
    const sentAt = performance.now() - startedAt;
    const { status, ms } = await open();
    if (status !== 200 || ms > NORMAL_MS) lastBad = sentAt + ms;
    await wait(50);
  }
  return lastBad;
}

/** Asks for health and a style sheet all the while; the function that ends it answers all statuses. */
async function probe(ask: Ask, url: string) {
  const { body } = await ask(url + PAGE, { headers: { accept: 'text/html' } });
  const [asset] = /\/privat\/forsikring\/oversikt\/assets\/[\w.-]+\.css/.exec(body.toString()) ?? [];
  if (asset === undefined) throw new Error('The page links to no style sheet');
  const ended = new AbortController();
  const statuses: number[] = [];
  const running = (async () => {
    for (; !ended.signal.aborted; await wait(100))
      for (const path of ['/health/live', '/health/ready', asset])
        statuses.push((await ask(url + path)).status);
  })();
  return async (): Promise<number[]> => {
    ended.abort();
    await running;
    return statuses;
  };
}

/** Outside systems that answer at once, so that it is the portal that is overloaded. Answers where they are. */
async function startStub(world: World): Promise<Record<string, string>> {
  const port = await getFreePort();
  const stub = startService({
    name: 'The stub',
    script: 'bench/stub-sources.ts',
    env: { ...process.env, PORT: String(port) },
    onLine: () => {},
  });
  world.undo(() => stub.stop(5000));
  await stub.ready;
  return makeOutsideUrls(`http://127.0.0.1:${port}`);
}
