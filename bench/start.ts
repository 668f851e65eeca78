/**
 * `npm run bench:start`: how long a newcomer waits for the first page of `npm start`, in a fresh clone with nothing
 * in npm's cache, and when it is started again. With `-- --weaken` the first page is asked for as late as the limit, and
 * the second start is a fresh one too.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../postgres/src/process.ts';
import { ROOT } from '../tools/paths.ts';
import { readWeaken } from './read-weaken.ts';

const FRESH_LIMIT_SECONDS = 90;
const AGAIN_LIMIT_SECONDS = 5;

const isWeakened = readWeaken();
const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
try {
  const fresh = await measure(makeClone('first'), isWeakened ? FRESH_LIMIT_SECONDS : 0);
  judge('fresh', fresh, FRESH_LIMIT_SECONDS);
  const again = isWeakened ? makeClone('second') : join(folder, 'first');
  judge('again', await measure(again), AGAIN_LIMIT_SECONDS);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** @returns its folder */
function makeClone(name: string): string {
  const clone = join(folder, name);
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  return clone;
}

/**
 * @param lateSeconds How long the page is not asked for after its address is told.
 * @returns seconds from `npm start` to the last byte of the page that it names
 */
async function measure(clone: string, lateSeconds = 0): Promise<number> {
  const env = {
    ...process.env,
    PORT: String(await getFreePort()),
    SIMULATORS_PORT: String(await getFreePort()),
    npm_config_cache: `${clone}-cache`,
  };
  const begun = performance.now();
  const npm = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(npm, 'exit');
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      const [, address] = /^Ready: (\S+)/.exec(line) ?? [];
      if (address === undefined) continue;
      await wait(lateSeconds * 1000);
      const answer = await fetch(address);
      await answer.text();
      if (answer.status !== 200) throw new Error(`The first page was answered with ${answer.status}`);
      return (performance.now() - begun) / 1000;
    }
    throw new Error('npm start ended without a page');
  } finally {
    npm.kill('SIGTERM');
    await ended;
  }
}

function judge(what: string, seconds: number, limit: number): void {
  const holds = seconds <= limit;
  console.log(`${what}, at most ${limit} s: ${seconds.toFixed(1)}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  if (!holds) process.exitCode = 1;
}
