/**
 * `npm test`: every check and every test, each part shown as it runs; ends with one line of counts.
 * `npm test -- <part>…` runs some of the parts named below.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findChromium } from './find-chromium.ts';
import { onEndRequested } from './on-end-requested.ts';
import { ROOT } from './paths.ts';
import { choose } from './proof/run-parts.ts';
import { createScratch, removeScratch } from './testing/scratch.ts';
import { addCounts, countPlaywright, countStep, countVitest, type Counts } from './testing/counts.ts';

const vitestProjects = {
  unit: ['contract', 'mocking', 'postgres', 'simulators', 'tools', 'web'],
  server: ['server'],
  component: ['web-browser'],
};
const parts = [
  'checks',
  ...(Object.keys(vitestProjects) as (keyof typeof vitestProjects)[]),
  'e2e',
  'engines',
] as const;
type Part = (typeof parts)[number];

const known = parts.map((name) => ({ name }));
const wanted = new Set<Part>(choose(known, process.argv.slice(2)).map(({ name }) => name));
const scratch = await createScratch();
/** A run starts a hundred programs: what one has compiled, the next one finds. */
process.env['NODE_COMPILE_CACHE'] = join(scratch, 'compiled');

const counts: Counts[] = [];
const running = new Set<ChildProcess>();
let isCancelled = false;

const testing = runAll();
onEndRequested(async () => {
  isCancelled = true;
  for (const child of running) child.kill('SIGTERM');
  await testing;
});
try {
  await testing;
} finally {
  await removeScratch(scratch);
}
report();

async function runAll(): Promise<void> {
  const installing = wanted.has('engines')
    ? run(process.execPath, [join(ROOT, 'e2e/engines/install.ts')])
    : undefined;
  // In parallel only steps that do not use both processors by themselves.
  if (wanted.has('checks')) {
    showHeading('Types, lint and format');
    await Promise.all([check('Types', 'typecheck'), check('Lint', 'lint'), check('Format', 'format:check')]);
  }
  const isBuilt = (wanted.has('e2e') || wanted.has('engines')) && (await build());
  const projects = Object.entries(vitestProjects).flatMap(([part, names]) =>
    wanted.has(part as Part) ? names : [],
  );
  await installing;
  if (wanted.has('component') || wanted.has('e2e')) findChromium();
  if (projects.length > 0) await runVitest(`Tests: ${projects.join(', ')}`, projects);
  if (isBuilt && wanted.has('engines')) await runVitest('Stories in Firefox and WebKit', ['engines']);
  if (isBuilt && wanted.has('e2e')) await runStories();
}

async function check(name: string, script: string): Promise<void> {
  await run('npm', ['run', '--silent', script], (exitCode) => countStep(name, exitCode));
}

async function build(): Promise<boolean> {
  if (isCancelled) return false;
  showHeading('Build');
  try {
    await buildWeb({ force: true });
    counts.push(countStep('Build', 0));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.push(countStep('Build', 1));
    return false;
  }
}

async function runVitest(heading: string, projects: string[]): Promise<void> {
  showHeading(heading);
  const reportFile = join(scratch, `vitest-${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  await run('vitest', ['run', ...projects.map((name) => `--project=${name}`), ...reporters], (exitCode) =>
    countVitest(heading, reportFile, exitCode),
  );
}

async function runStories(): Promise<void> {
  showHeading('Stories in the browser');
  const reportFile = join(scratch, 'stories.json');
  await run(
    'playwright',
    ['test', '--config=e2e', '--reporter=list,json'],
    (exitCode) => countPlaywright('Stories', reportFile, exitCode),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  );
}

/** @param count what the exit code says of the run; a run that has been cancelled says nothing */
async function run(
  program: string,
  args: string[],
  count?: (exitCode: number) => Counts,
  env: Record<string, string> = {},
): Promise<void> {
  if (isCancelled) return;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: scratch, ...env },
  });
  running.add(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  running.delete(child);
  if (!isCancelled && count !== undefined) counts.push(count(code ?? 1));
}

function showHeading(name: string): void {
  if (!isCancelled) console.log(`\n=== ${name} ===`);
}

function report(): void {
  if (isCancelled) {
    console.log('\nCancelled');
    process.exit(130);
  }
  const { passed, failed, skipped } = addCounts(counts);
  console.log('');
  if (skipped > 0) console.log(`Skipped: ${skipped}`);
  for (const line of failed) console.log(`Failed: ${line}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
