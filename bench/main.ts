import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { build } from 'vite';

import { endpoints } from '../contract/src/endpoints.ts';
import { BASE_PATH } from '../contract/src/paths.ts';
import { getFreePort } from '../server/src/persistence/embedded-postgres-process.ts';
import { buildWeb } from '../tools/build-web.ts';
import { ROOT } from '../tools/paths.ts';
import { type Service, startService } from '../tools/service.ts';
import { outsideNames, startStack } from '../tools/stack.ts';
import { logIn } from './log-in.ts';
import { type Measured, measure } from './measure.ts';
import { readPeakMemory } from './process-status.ts';

const STOP_LIMIT_MS = 5000;
/** Test customers, one for each connection; the stub tells all of them the same. */
const customers = [
  '14838430121',
  '02917931081',
  '23869132381',
  '09810153099',
  '17886634196',
  '30845235097',
  '20910854039',
  '11928837124',
  '08879339163',
  '19855940240',
];
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
const services: Service[] = [];
let stopStack = async (): Promise<void> => {};
try {
  await main();
} finally {
  await stopStack();
  await Promise.all(services.map((service) => service.stop(STOP_LIMIT_MS)));
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
}

/** The overview and GET avtaler beside the least that any server must do for the same answers, in one run. */
async function main(): Promise<void> {
  await buildWeb();
  const { url: stubUrl } = await start('The stub', 'bench/stub-sources.ts', {});
  const outside = Object.fromEntries(
    Object.entries(outsideNames).map(([name, folder]) => [`OUTSIDE_${name}_URL`, `${stubUrl}/${folder}`]),
  );
  const stack = await startStack({
    port: 0,
    simulatorsPort: 0,
    dataDir: path.join(scratch, 'data'),
    env: outside,
  });
  stopStack = () => stack.stop();
  const cookies: string[] = [];
  for (const customer of customers) cookies.push(await logIn(stack.url, customer));
  const host = new URL(stack.url).host;
  const headers = { accept: 'text/html', host };
  const first = { ...headers, cookie: cookies[0] ?? '' };
  const page = stack.portal.url + BASE_PATH;
  const avtaler = stack.portal.url + endpoints.getAvtaler.path;

  const pageFile = path.join(scratch, 'page.html');
  await takeCalls(stubUrl);
  writeFileSync(pageFile, await read(`${page}?komplett`, first));
  const pageCalls = await takeCalls(stubUrl);
  await read(avtaler, first);
  const avtalerCalls = await takeCalls(stubUrl);
  const floor = await start('The floor', 'bench/floor-server.ts', {
    STUB_URL: stubUrl,
    PAGE_FILE: pageFile,
    TREE_FILE: await buildTree(),
    PAGE_CALLS: JSON.stringify(pageCalls),
    AVTALER_CALLS: JSON.stringify(avtalerCalls),
  });

  const pid = getPid(stack.portal.pid);
  const ours = { pid, headers, cookies };
  const compressed = { ...headers, 'accept-encoding': 'br' };
  const results = await measure(
    [
      { name: 'overview', url: page, ...ours },
      { name: 'overview, compressed', url: page, ...ours, headers: compressed },
      { name: 'overview as a static file', url: `${floor.url}/static`, pid: floor.pid },
      { name: 'same calls and one renderToString', url: `${floor.url}/render`, pid: floor.pid },
      { name: 'GET avtaler', url: avtaler, ...ours, headers: { accept: 'application/json', host } },
      { name: 'same seven calls', url: `${floor.url}/avtaler`, pid: floor.pid },
      { name: 'hello', url: `${floor.url}/hello`, pid: floor.pid },
    ],
    customers.length,
  );
  print(results, {
    calls: pageCalls.length,
    bytes: readFileSync(pageFile).length,
    memory: readPeakMemory(pid),
  });
}

function print(results: Map<string, Measured>, page: { calls: number; bytes: number; memory: number }): void {
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
  const compare = (subject: string, floor: string): void => {
    const value = (results.get(subject)?.cpuMs ?? Number.NaN) / (results.get(floor)?.cpuMs ?? Number.NaN);
    console.log(`${subject}: ${value.toFixed(value < 10 ? 1 : 0)} times ${floor}`);
  };
  compare('overview', 'same calls and one renderToString');
  compare('overview', 'overview as a static file');
  compare('overview, compressed', 'overview');
  compare('GET avtaler', 'same seven calls');
  compare('GET avtaler', 'hello');
  console.log(`Peak resident memory of the portal: ${page.memory} MB`);
}

/** A process of the measurement's own. */
async function start(name: string, script: string, env: Record<string, string>) {
  const port = await getFreePort();
  const service = startService({
    name,
    script,
    env: { ...process.env, ...env, PORT: String(port) },
    onLine: (line) => console.error(line),
  });
  services.push(service);
  await service.ready;
  return { url: `http://127.0.0.1:${port}`, pid: getPid(service.pid) };
}

function getPid(pid: number | undefined): number {
  if (pid === undefined) throw new Error('A part of the measurement has no process');
  return pid;
}

/** The page's tree as a module of its own, built as the portal's is. */
async function buildTree(): Promise<string> {
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    root: path.join(ROOT, 'web'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
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

async function read(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function takeCalls(stubUrl: string): Promise<string[]> {
  return JSON.parse(await read(`${stubUrl}/calls`, {})) as string[];
}
