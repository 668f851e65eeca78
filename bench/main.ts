import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build, type Plugin } from 'vite';

import { endpoints } from '../contract/src/endpoints.ts';
import { BASE_PATH } from '../contract/src/paths.ts';
import { getFreePort } from '../postgres/src/process.ts';
import { ROOT } from '../tools/paths.ts';
import { startService } from '../tools/service.ts';
import { type Measured, measure, type Subject } from './measure.ts';
import type { Poured } from './pour.ts';
import { pourAlone } from './pour-alone.ts';
import { readPeakMemory } from './process-status.ts';
import { readWeaken } from './read-weaken.ts';
import { openStand, type Stand } from './stand.ts';

const STOP_LIMIT_MS = 5000;
/** The response time of a slow source, and how much longer GET avtaler may take than that, in ms. */
const SLOWEST_MS = 100;
const OVER_SLOWEST_MS = 5;

/** At half of its capacity a process answers 99 of 100 within so many times what half of them take. */
const P99_TIMES = 4;
const POUR_SECONDS = 10;
/** The limit is for the median: a neighbour on the machine holds up one of them now and then, the floor's too. */
const POUR_ROUNDS = 5;

/** A bare route that makes the same calls: Fastify with Node's own fetch. */
const bare = { page: 'same calls and one renderToString', avtaler: 'same calls as JSON' };
/** Lower floors, which show what our own layers cost: the portal's HTTP client (undici) with nothing around it. */
const client = { page: `${bare.page}, by undici alone`, avtaler: `${bare.avtaler}, by undici alone` };
/** How many times its floor each may cost. */
const limits = [
  { subject: 'overview', floor: bare.page, most: 2 },
  { subject: 'GET avtaler', floor: bare.avtaler, most: 2 },
  { subject: 'overview', floor: client.page, most: 2 },
  { subject: 'GET avtaler', floor: client.avtaler, most: 2.5 },
];

const isWeakened = readWeaken();
const stand = await openStand(...(isWeakened ? (['./toil.ts'] as const) : []));
try {
  if (!(await compareWithFloors(stand))) process.exitCode = 1;
} finally {
  await stand.close();
}

/**
 * Measures the overview and GET avtaler against the least that any server must do for the same responses, in one run.
 * @returns whether both keep to the limit
 */
async function compareWithFloors({
  url,
  portal,
  cookies,
  setSlowest,
  stubUrl,
  scratch,
}: Stand): Promise<boolean> {
  const { host } = new URL(url);
  const headers = { accept: 'text/html', host };
  const first = { ...headers, cookie: cookies[0] ?? '' };
  const page = portal.url + BASE_PATH;
  const avtaler = portal.url + endpoints.getAvtaler.path;

  const pageFile = path.join(scratch, 'page.html');
  await takeCalls(stubUrl);
  writeFileSync(pageFile, await read(`${page}?komplett`, first));
  const pageCalls = await takeCalls(stubUrl);
  await read(avtaler, first);
  const avtalerCalls = await takeCalls(stubUrl);
  const floor = await startFloor({
    STUB_URL: stubUrl,
    PAGE_FILE: pageFile,
    TREE_FILE: await buildTree(scratch),
    PAGE_CALLS: JSON.stringify(pageCalls),
    AVTALER_CALLS: JSON.stringify(avtalerCalls),
  });
  try {
    const { pid } = portal;
    const ours = { pid, headers, cookies };
    const compressed = { ...headers, 'accept-encoding': 'br' };
    const whole = { name: 'overview, compressed', url: page, ...ours, headers: compressed };
    const getAvtaler = {
      name: 'GET avtaler',
      url: avtaler,
      ...ours,
      headers: { accept: 'application/json', host },
    };
    const toFloor = (name: string, at: string) => ({ name, url: floor.url + at, pid: floor.pid });
    const floorPage = toFloor(client.page, '/render/client');
    const sevenCalls = toFloor(bare.avtaler, '/avtaler/fetch');
    const results = await measure(
      [
        { name: 'overview', url: page, ...ours },
        whole,
        toFloor('overview as a static file', '/static'),
        toFloor(bare.page, '/render/fetch'),
        floorPage,
        getAvtaler,
        sevenCalls,
        toFloor(client.avtaler, '/avtaler/client'),
        toFloor('hello', '/hello'),
      ],
      cookies.length,
    );
    const isCheap = print(results, {
      calls: pageCalls.length,
      bytes: readFileSync(pageFile).length,
      memory: readPeakMemory(pid),
    });
    const isSteady = await printSteadiness(whole, floorPage, results);
    await setSlowest(SLOWEST_MS);
    const isSoon = printOverSlowest(await measure([getAvtaler, sevenCalls], cookies.length));
    return isCheap && isSteady && isSoon;
  } finally {
    await floor.stop();
  }
}

function print(
  results: Map<string, Measured>,
  page: { calls: number; bytes: number; memory: number },
): boolean {
  console.log(
    `\nOverview: ${page.calls} outside calls, ${Math.round(page.bytes / 1024)} kB of HTML before compression\n`,
  );
  const round = (ms: number): number => Number(ms.toPrecision(2));
  console.table(
    [...results].map(([subject, { cpuMs, range, rate, p50, p99 }]) => ({
      subject,
      'CPU ms': round(cpuMs),
      'lowest – highest': range.map(round).join(' – '),
      'answers/s': Math.round(rate),
      'p50 ms': p50,
      'p99 ms': p99,
    })),
  );
  const compare = (subject: string, floor: string, most = Infinity): boolean => {
    const times = (results.get(subject)?.cpuMs ?? Number.NaN) / (results.get(floor)?.cpuMs ?? Number.NaN);
    const holds = times <= most;
    const judged = most === Infinity ? '' : `; at most ${most}: ${holds ? 'holds' : 'DOES NOT HOLD'}`;
    console.log(`${subject}: ${times.toFixed(times < 10 ? 1 : 0)} times ${floor}${judged}`);
    return holds;
  };
  const held = limits.map(({ subject, floor, most }) => compare(subject, floor, most));
  compare('overview', 'overview as a static file');
  compare('overview, compressed', 'overview');
  compare('GET avtaler', 'hello');
  console.log(`Peak resident memory of the portal: ${page.memory} MB`);
  return held.every(Boolean);
}

/**
 * Asks for pages at even distances, at half and at three quarters of what the process can answer. At half, the floor is
 * asked in turn, for telling what is the machine's.
 *
 * @returns whether it keeps to the limits
 */
async function printSteadiness(
  page: Subject,
  floor: Subject,
  results: Map<string, Measured>,
): Promise<boolean> {
  const pourAt = ({ name, url, headers = {}, cookies = [''] }: Subject, share: number) =>
    pourAlone(url, {
      headers,
      cookies,
      perSecond: (results.get(name)?.rate ?? Number.NaN) * share,
      seconds: POUR_SECONDS,
    });
  const poured = { page: [] as Poured[], floor: [] as Poured[] };
  for (let round = 0; round < POUR_ROUNDS; round += 1) {
    poured.page.push(await pourAt(page, 0.5));
    poured.floor.push(await pourAt(floor, 0.5));
  }
  const tellTimes = (rounds: readonly Poured[]): { times: number; text: string } => {
    const all = rounds.map(({ p50, p99 }) => p99 / p50).toSorted((a, b) => a - b);
    const times = all[Math.floor(all.length / 2)] ?? Number.NaN;
    const { p50 = Number.NaN, p99 = Number.NaN } =
      rounds.find((round) => round.p99 / round.p50 === times) ?? {};
    const range = `${all[0]?.toFixed(1)} – ${all.at(-1)?.toFixed(1)}`;
    return {
      times,
      text: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${times.toFixed(1)} times (${range})`,
    };
  };
  const { times, text } = tellTimes(poured.page);
  const isEven = times < P99_TIMES;
  console.log(`At half of the capacity: ${text}; below ${P99_TIMES}: ${isEven ? 'holds' : 'DOES NOT HOLD'}`);
  console.log(`At half of its own, ${floor.name}: ${tellTimes(poured.floor).text}`);
  // Weakened: more than it can answer, so that some must be refused.
  const { asked, refused } = await pourAt(page, isWeakened ? 3 : 0.75);
  console.log(
    `At three quarters: ${refused} of ${asked} refused; none: ${refused === 0 ? 'holds' : 'DOES NOT HOLD'}`,
  );
  return isEven && refused === 0;
}

/** @returns whether GET avtaler takes little longer than its slowest source */
function printOverSlowest(results: Map<string, Measured>): boolean {
  const over = [...results].map(([name, { p50 }]) => [name, p50 - SLOWEST_MS] as const);
  const holds = over.every(([name, ms]) => name !== 'GET avtaler' || ms <= OVER_SLOWEST_MS);
  console.log(
    `Over a source that takes ${SLOWEST_MS} ms (p50): ${over.map(([name, ms]) => `${name} ${ms} ms`).join(', ')}; ` +
      `at most ${OVER_SLOWEST_MS} ms: ${holds ? 'holds' : 'DOES NOT HOLD'}`,
  );
  return holds;
}

async function startFloor(env: Record<string, string>) {
  const port = await getFreePort();
  const service = startService({
    name: 'The floor',
    script: 'bench/floor-server.ts',
    env: { ...process.env, ...env, PORT: String(port) },
    onLine: (line) => console.error(line),
  });
  await service.ready;
  if (service.pid === undefined) throw new Error('The floor has no process');
  return { url: `http://127.0.0.1:${port}`, pid: service.pid, stop: () => service.stop(STOP_LIMIT_MS) };
}

/**
 * Builds the page's component tree as a module of its own, in the same way as the portal is built, but queries are read
 * by the query library itself, as in the browser: what our own reading saves (`web/src/lib/answers.tsx`) is not the
 * floor's.
 */
async function buildTree(scratch: string): Promise<string> {
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    root: path.join(ROOT, 'web'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), readByLibrary()],
    ssr: { noExternal: true },
    build: {
      ssr: path.join(ROOT, 'bench/tree.ts'),
      outDir: path.join(scratch, 'tree'),
      emptyOutDir: true,
      target: 'es2022',
    },
  });
  return path.join(scratch, 'tree/tree.js');
}

function readByLibrary(): Plugin {
  const ours = 'import.meta.env.SSR';
  return {
    name: 'read-by-library',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/lib\/answers\.tsx$/ },
      handler(code) {
        if (!code.includes(ours)) throw new Error('The floor would read queries as the portal does');
        return { code: code.replaceAll(ours, 'false'), map: null };
      },
    },
  };
}

async function read(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function takeCalls(stubUrl: string): Promise<string[]> {
  return JSON.parse(await read(`${stubUrl}/calls`, {})) as string[];
}
