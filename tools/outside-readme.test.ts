import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { QueryName } from '@portal/contract/endpoints.ts';

import { day } from '../server/src/outside/day.ts';
import { CONNECTION_IDLE_MS } from '../server/src/outside/outside-client.ts';
import { untilConfirmed } from '../web/src/features/samtykke/until-confirmed.ts';
import { createQueryClient } from '../web/src/lib/query-client.ts';
import { ROOT } from './paths.ts';

/** What docs/outside/README.md says of how often a system is asked, against what the browser does. */
const [, doc = ''] =
  /^## How the portal asks\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'docs/outside/README.md'), 'utf8')) ??
  [];

const client = createQueryClient(async () => ({}));
const { retry, retryDelay } = client.getDefaultOptions().queries ?? {};

/** For how many seconds the answers to these are kept: all as long. */
function getKept(...names: QueryName[]): number {
  const times = names.map((name) => {
    const options = client.defaultQueryOptions({ queryKey: [name] });
    const { staleTime } = options;
    if (typeof staleTime !== 'function') throw new Error('It is chosen by the name of the query');
    return Number(staleTime(client.getQueryCache().build(client, options))) / 1000;
  });
  const [first = 0] = times;
  expect(times).toEqual(times.map(() => first));
  return first;
}

test('how long a browser keeps an answer', () => {
  const tasks = ['getMotoroppgaver', 'getHelseerklaering', 'getAksepttilbud', 'getUlesteMeldinger'] as const;
  const agreements = getKept('getAvtaler', 'getSparebankAvtaler', ...tasks);
  expect(doc).toContain(`agreements, the savings bank’s too, and tasks for ${agreements} seconds`);
  expect(doc).toContain(`the words of consents for ${getKept('getSamtykketekster')} seconds`);
  const costs = getKept('getBetalinger', 'getPriser', 'getProduktanbefaling') / 60;
  expect(doc).toContain(`payments, prices and recommendations for ${costs} minutes`);
  const people = getKept('getKunde', 'getLivkunde', 'getKundeadresser');
  const others = getKept('getTilbud', 'getSparebankmeldinger', 'getRegistrerteDelinger');
  expect(getKept('getSamtykker', 'getReservasjon')).toBe(people);
  expect(others).toBe(people);
  expect(doc).toContain(`all else for ${people} seconds`);
});

test('how often it asks again by itself', () => {
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('Both are chosen');
  const failure = new Error('502');
  const delays: number[] = [];
  while (retry(delays.length, failure)) delays.push(retryDelay(delays.length, failure) / 1000);
  expect(doc).toContain(`after ${delays.slice(0, -1).join(', ')} and ${delays.at(-1)} seconds`);
  const { every, times } = untilConfirmed;
  expect(doc).toContain(`every ${every / 1000} seconds, at most ${times} times`);
});

test('how long a connection is used again', () => {
  expect(doc).toContain(`until they have been idle for ${CONNECTION_IDLE_MS / 1000} seconds`);
});

test('which dates can be read, and that a field may say more', () => {
  const readme = readFileSync(join(ROOT, 'docs/outside/README.md'), 'utf8');
  const [, says = '', first = 0, last = 0] =
    /(Its year is between (\d{4}) and (\d{4});[^.]*\.)/.exec(readme)?.map(String) ?? [];
  const isRead = (year: number, rest: string) => day.safeParse(`${year}-${rest}`).success;
  expect([isRead(Number(first), '01-01'), isRead(Number(last), '12-31')]).toEqual([true, true]);
  expect([isRead(Number(first) - 1, '12-31'), isRead(Number(last) + 1, '01-01')]).toEqual([false, false]);
  // As the last day of an offer does, which stands for none there.
  expect(says).toContain('unless its field says what it stands for');
});
