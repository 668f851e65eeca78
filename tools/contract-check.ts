/**
 * `npm run contract:check -- --system nice --url https://their.host/path --token-file token --customers customers.json`
 *
 * Holds a running outside system against its page in `docs/outside/`, for the team that owns it: every operation, with
 * customers it knows and does not know, with what must be refused, and by the time limit. Prints each clause that is
 * broken, where, and what to do. Ends with 0 when nothing is broken, 1 when something is, 2 when it could not try.
 *
 * `--junit <file>` and `--json <file>` write the same for a CI system; `--time-limit-ms` is another limit than 2000, and
 * `--parts betalinger,pris` names the parts of the contract that this system has though it need not.
 * docs/outside/README.md says what stands in the customers file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { outsideParts } from '../server/src/config/environment.ts';
import { readCustomers } from './contract-check/customers-file.ts';
import { print } from './contract-check/report/print.ts';
import { toJunit } from './contract-check/report/to-junit.ts';
import { runChecks, type Subject } from './contract-check/run-checks.ts';
import { getPage, systemNames } from './contract-check/systems.ts';

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { subject, junit, json } = await readArguments();
  const outcomes = await runChecks(subject);
  const { system } = subject;
  console.log(print(system, getPage(system), outcomes));
  if (junit !== undefined) await writeFile(junit, toJunit(system, outcomes));
  if (json !== undefined) await writeFile(json, `${JSON.stringify({ system, outcomes }, null, 2)}\n`);
  return outcomes.some(({ state }) => state === 'broken') ? 1 : 0;
}

async function readArguments(): Promise<{
  subject: Subject;
  junit?: string | undefined;
  json?: string | undefined;
}> {
  const { values } = parseArgs({
    options: {
      system: { type: 'string' },
      url: { type: 'string' },
      'token-file': { type: 'string' },
      customers: { type: 'string' },
      'time-limit-ms': { type: 'string', default: '2000' },
      parts: { type: 'string', default: '' },
      junit: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const need = (name: 'system' | 'url' | 'token-file' | 'customers'): string => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`--${name} is missing`);
    return value;
  };
  const system = need('system');
  if (!systemNames.includes(system)) throw new Error(`--system is none of ${systemNames.join(', ')}`);
  const url = need('url');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error('--url is no http(s) address');
  const timeLimitMs = Number(values['time-limit-ms']);
  if (!Number.isInteger(timeLimitMs) || timeLimitMs < 1)
    throw new Error('--time-limit-ms is no whole number');
  const token = (await readFile(need('token-file'), 'utf8')).trim();
  const customers = await readCustomers(need('customers'));
  const parts = values.parts.split(',').filter((part) => part !== '');
  const other = parts.find((part) => !outsideParts.some((known) => known === part));
  if (other !== undefined) throw new Error(`--parts: ${other} is none of ${outsideParts.join(', ')}`);
  return {
    subject: { system, url, token, customers, timeLimitMs, parts },
    junit: values.junit,
    json: values.json,
  };
}
