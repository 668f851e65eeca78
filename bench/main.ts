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

const STOP_LIMIT_MS = 5000;
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
  const stubUrl = await start('The stub', 'bench/stub-sources.ts', {});
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
  const headers = { cookie: await logIn(stack.url), accept: 'text/html', host: new URL(stack.url).host };
  const page = stack.portal.url + BASE_PATH;
  const avtaler = stack.portal.url + endpoints.getAvtaler.path;

  const pageFile = path.join(scratch, 'page.html');
  await takeCalls(stubUrl);
  writeFileSync(pageFile, await read(`${page}?komplett`, headers));
  const pageCalls = await takeCalls(stubUrl);
  await read(avtaler, headers);
  const avtalerCalls = await takeCalls(stubUrl);
  const floorUrl = await start('The floor', 'bench/floor-server.ts', {
    STUB_URL: stubUrl,
    PAGE_FILE: pageFile,
    TREE_FILE: await buildTree(),
    PAGE_CALLS: JSON.stringify(pageCalls),
    AVTALER_CALLS: JSON.stringify(avtalerCalls),
  });

  const results = await measure([
    { name: 'overview', url: page, headers },
    { name: 'overview as a static file', url: `${floorUrl}/static` },
    { name: 'same calls and one renderToString', url: `${floorUrl}/render` },
    { name: 'GET avtaler', url: avtaler, headers: { ...headers, accept: 'application/json' } },
    { name: 'same seven calls', url: `${floorUrl}/avtaler` },
    { name: 'hello', url: `${floorUrl}/hello` },
  ]);
  print(results, {
    calls: pageCalls.length,
    bytes: readFileSync(pageFile).length,
    memory: readPeakMemory(stack.portal.pid),
  });
}

function print(results: Map<string, Measured>, page: { calls: number; bytes: number; memory: number }): void {
  console.log(
    `\nOverview: ${page.calls} outside calls, ${Math.round(page.bytes / 1024)} kB of HTML before compression\n`,
  );
  console.table(
    [...results].map(([subject, { rate, p50, p99 }]) => ({
      subject,
      'answers/s': Math.round(rate),
      'p50 ms': p50,
      'p99 ms': p99,
    })),
  );
  const ratio = (subject: string, floor: string): void => {
    const value = (results.get(subject)?.rate ?? Number.NaN) / (results.get(floor)?.rate ?? Number.NaN);
    console.log(`${subject} / ${floor}: ${value.toFixed(2)}`);
  };
  ratio('overview', 'overview as a static file');
  ratio('overview', 'same calls and one renderToString');
  ratio('GET avtaler', 'hello');
  ratio('GET avtaler', 'same seven calls');
  console.log(`Peak resident memory of the portal: ${page.memory} MB`);
}

/** A process of the measurement's own. Answers its address. */
async function start(name: string, script: string, env: Record<string, string>): Promise<string> {
  const port = await getFreePort();
  const service = startService({
    name,
    script,
    env: { ...process.env, ...env, PORT: String(port) },
    onLine: (line) => console.error(line),
  });
  services.push(service);
  await service.ready;
  return `http://127.0.0.1:${port}`;
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

/** Megabytes; 0 where the system does not tell. */
function readPeakMemory(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
