import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../postgres/src/account.ts';

const START_LIMIT_MS = 10_000;

/**
 * Starts a program that others have written, and waits until it listens on the port of 127.0.0.1. It must say little: it
 * waits for us to hear it.
 * @param options.account that it runs as; left out, ours
 * @throws with the program's own words when it does not start
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  { port, account }: { port: number; account?: Account | undefined },
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(program, args, { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const until = performance.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${program} does not start: ${said}`);
    }
    await wait(20);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}
