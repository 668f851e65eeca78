import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import { fodselsnumre } from './customers/fodselsnumre.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines = new EventEmitter();
  let output = '';
  let errors = '';
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The streams are piped');
  stdout.on('data', (data: Buffer) => {
    output += data.toString();
    if (output.includes('\n')) lines.emit('first');
  });
  stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  // Not the child's own 'close' event: it never comes after this side has disconnected the channel.
  const ended = Promise.all([once(child, 'exit'), finished(stdout), finished(stderr)]).then(([[code]]) => ({
    code: code as unknown,
    output,
    errors,
  }));
  const ready = Promise.race([
    once(lines, 'first').then(() => JSON.parse(output) as { address: string; webHost?: string }),
    ended.then(({ errors: said }) => Promise.reject(new Error(said))),
  ]);
  ready.catch(() => undefined);
  return { child, ready, ended };
}

test('prints one line of JSON with the actual addresses, and nothing else', async () => {
  const { child, ready, ended } = start({
    SIMULATORS_PORT: '0',
    WEB_HOST_PORT: '0',
    PORTAL_URL: 'http://127.0.0.1:1',
  });
  const { address, webHost } = await ready;
  expect((await fetch(`${address}/customers`)).status).toBe(200);
  expect((await fetch(`${webHost}/`, { redirect: 'manual' })).status).toBe(302);
  child.kill('SIGTERM');
  const { code, output, errors } = await ended;
  expect({ code, errors, lines: output.split('\n').length }).toEqual({ code: 0, errors: '', lines: 2 });
});

test('ends when its parent is gone, even with a hanging answer', async () => {
  const { child, ready, ended } = start({ SIMULATORS_PORT: '0' });
  const { address } = await ready;
  const hanging = fetch(`${address}/paris/avtaler/sok`, {
    method: 'POST',
    headers: { authorization: 'Bearer simulated-token' },
    body: JSON.stringify({ fodselsnummer: fodselsnumre.parisHenger }),
  });
  const torn = hanging.then(
    () => false,
    () => true,
  );
  // An answer to a later request proves that the hanging one has reached the server.
  await fetch(`${address}/customers`);
  child.disconnect();
  expect((await ended).code).toBe(0);
  expect(await torn).toBe(true);
});

test.each([
  [{ SIMULATORS_PORT: 'http' }, 'SIMULATORS_PORT'],
  [{ SIMULATORS_PORT: '70000' }, 'SIMULATORS_PORT'],
  [{ WEB_HOST_PORT: '0' }, 'PORTAL_URL'],
  [{ WEB_HOST_PORT: '0', PORTAL_URL: 'portal' }, 'PORTAL_URL'],
])('a wrong value stops the start with one line that names it: %j', async (environment, name) => {
  const { code, output, errors } = await start({ SIMULATORS_PORT: '0', ...environment }).ended;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(name);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});

test('a port that is taken stops the start with one line', async () => {
  const first = start({ SIMULATORS_PORT: '0' });
  const { port } = new URL((await first.ready).address);
  const { code, errors } = await start({ SIMULATORS_PORT: port }).ended;
  expect(code).toBe(1);
  expect(errors).toContain(port);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
  first.child.kill('SIGTERM');
  await first.ended;
});
