import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import {
  type Fault,
  people,
  type SecondImplementation,
  startSecondImplementation,
} from './testing/second-implementation.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-check-'));
  await writeFile(
    join(folder, 'customers.json'),
    JSON.stringify({ known: [people.ada, people.bo], unknown: [people.stranger] }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  printed: string;
}

function run(...args: string[]): Promise<Ended> {
  return new Promise((ended) => {
    const all = [join(ROOT, 'tools/contract-check.ts'), ...args];
    const child = execFile(process.execPath, all, (_error, stdout, stderr) => {
      ended({ code: child.exitCode ?? -1, printed: stdout + stderr });
    });
  });
}

/** The whole command, about an address and with one of the folder's customers files. */
const check = (url: string, customers: string, ...more: string[]) =>
  run(
    '--system=nice',
    `--url=${url}`,
    `--token-file=${join(folder, 'token')}`,
    `--customers=${join(folder, customers)}`,
    ...more,
  );

async function checkSystem(fault?: Fault): Promise<Ended> {
  const system: SecondImplementation = await startSecondImplementation(fault);
  await writeFile(join(folder, 'token'), `${system.token}\n`);
  const files = ['junit', 'json'].map((name) => `--${name}=${join(folder, name)}`);
  try {
    return await check(system.url, 'customers.json', '--time-limit-ms=10000', ...files);
  } finally {
    await system.close();
  }
}

test('a system that keeps to its page: 0, and what was not tried is said', async () => {
  const { code, printed } = await checkSystem();
  expect(printed).toContain('NOT TRIED  /tilbud/slett  removal-done');
  expect(printed).toMatch(/\d+ kept, 0 broken, 5 not tried/);
  expect(code).toBe(0);
});

test('one that does not: 1, with the clause, what was seen and what to do, for people and for their CI', async () => {
  const { code, printed } = await checkSystem('price is text');
  expect(code).toBe(1);
  expect(printed).toContain('BROKEN  /avtaler/sok  schema');
  expect(printed).toContain('Seen: known 1: answered 200: /avtaler/0/monthlyPrice must be number');
  expect(printed).toContain('To do: ');

  const junit = await readFile(join(folder, 'junit'), 'utf8');
  expect(junit.match(/<testcase /g)?.length).toBe(Number(/tests="(\d+)"/.exec(junit)?.[1]));
  expect(junit).toContain('failures="1"');
  expect(junit).toMatch(/<failure message="[^"<>]+">[^<>]*monthlyPrice must be number[^<>]*<\/failure>/);
  const json: unknown = JSON.parse(await readFile(join(folder, 'json'), 'utf8'));
  expect(json).toMatchObject({ system: 'nice' });
});

test.each([
  ['--system is missing', []],
  ['--system is none of nice,', ['--system', 'nise']],
  ['--url is missing', ['--system', 'nice']],
  ['--url is no http(s) address', ['--system', 'nice', '--url', 'their.host']],
  ['--token-file is missing', ['--system', 'nice', '--url', 'http://127.0.0.1:9']],
])('%s: one line, and 2', async (line, args) => {
  const { code, printed } = await run(...args);
  expect(printed.trimEnd().split('\n')).toEqual([expect.stringContaining(line)]);
  expect(code).toBe(2);
});

test('nobody at the address: one line, and 2', async () => {
  await writeFile(join(folder, 'token'), 'x');
  const { code, printed } = await check('http://127.0.0.1:9/nice', 'customers.json');
  expect(printed.trim()).toMatch(/^http:\/\/127\.0\.0\.1:9\/nice\/avtaler\/sok gave no answer: .+$/);
  expect(code).toBe(2);
});

test('100 Continue, which nobody asked for: one line that names it, and 2', async () => {
  await writeFile(join(folder, 'token'), 'x');
  const system = createServer((_request, response) => {
    response.writeContinue();
    response.end('{}');
  });
  await once(system.listen(0, '127.0.0.1'), 'listening');
  const { port } = system.address() as AddressInfo;
  const { code, printed } = await check(`http://127.0.0.1:${port}/nice`, 'customers.json');
  system.close();
  expect(printed.trim()).toMatch(/gave no answer: bad response \(100 Continue, which was not asked for\?\)$/);
  expect(code).toBe(2);
});

test('a customers file that is wrong: one line that names the field', async () => {
  await writeFile(join(folder, 'wrong.json'), JSON.stringify({ known: ['1', people.bo], unknown: [] }));
  const { printed } = await check('http://127.0.0.1:9', 'wrong.json');
  expect(printed.trim()).toMatch(/wrong\.json: known\.0: must be 11 digits$/);
});
