/**
 * `node tools/in-scratch.ts <script.ts> [arguments]`: runs a proof or a benchmark with a temporary folder of its own. One
 * that is ended early, by Ctrl-C or a time limit, takes with it all that it has started: its PostgreSQL is detached, and
 * would run for ever.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { isAlive, sendSignal, waitFor } from '../postgres/src/process.ts';
import { listFamily } from '../postgres/src/stillness.ts';
import { chooseNodeSettings } from './node-settings.mjs';
import { onEndRequested } from './on-end-requested.ts';
import { createScratchIn, removeScratch } from './testing/scratch.ts';

const END_LIMIT_MS = 10_000;

const [script = '', ...args] = process.argv.slice(2);
// Not in memory: what they measure is a portal whose database is on a disk.
const scratch = await createScratchIn(tmpdir());
const { flags, env } = chooseNodeSettings(script);
const run = spawn(process.execPath, [...flags, script, ...args], {
  stdio: 'inherit',
  env: { ...env, ...process.env, TMPDIR: scratch },
  // The terminal's Ctrl-C does not reach it: it would be gone before we know what it has started.
  detached: true,
});
const ended = once(run, 'exit') as Promise<[number | null]>;
let ending: Promise<void> | undefined;
onEndRequested(() => (ending = endFamily(run.pid)));
const [code] = await ended;
await ending;
await removeScratch(scratch);
process.exit(ending === undefined ? (code ?? 1) : 130);

/** The run first, at once: it would start its servers again, or tell of their end as a failure. */
async function endFamily(pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  const started = listFamily(pid).slice(1);
  sendSignal(pid, 'SIGKILL');
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    for (const one of started) sendSignal(one, signal);
    if (await waitFor(() => (started.some(isAlive) ? undefined : true), END_LIMIT_MS)) return;
  }
}
