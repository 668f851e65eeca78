import { afterEach, describe, expect, test } from 'vitest';
import type { Clause } from './clauses.ts';
import { runChecks } from './run-checks.ts';
import {
  type Fault,
  faults,
  people,
  removable,
  type SecondImplementation,
  startSecondImplementation,
} from './testing/second-implementation.ts';

let system: SecondImplementation;
afterEach(() => system.close());

const customers = { known: [people.ada, people.bo], unknown: [people.stranger], removable };

/** It was written before there were parts, and goes on as it is. */
async function check(fault?: Fault, parts: string[] = []) {
  system = await startSecondImplementation(fault);
  const { url, token } = system;
  // Only the deliberately slow system is late: with the large limit no busy machine makes the others late.
  const timeLimitMs = fault === 'slow' ? 100 : 10_000;
  return runChecks({ system: 'nice', url, token, customers, timeLimitMs, parts });
}

const listBroken = async (fault?: Fault) =>
  (await check(fault)).filter(({ state }) => state === 'broken').map(({ clause }) => clause);

const expected: Record<Fault, Clause> = {
  'known customer is 404': 'known-customer',
  'asked by version is 404': 'known-customer',
  'unknown customer is 500': 'unknown-customer',
  'price is text': 'schema',
  'no media type': 'media-type',
  'latin-1': 'encoding',
  brotli: 'encoding',
  'lone surrogate': 'text',
  'agreement twice': 'unique-number',
  'agreement without a number': 'schema',
  'token not checked': 'token',
  'broken body is 500': 'bad-request',
  'number taken for an id': 'bad-request',
  'correlation id forgotten': 'correlation-id',
  'asked with a correlation id is 404': 'known-customer',
  'asked without a correlation id is 400': 'correlation-id',
  'new fields refused': 'new-field',
  'national id in the message': 'personal-data',
  slow: 'time-limit',
  'too large': 'size',
  'read marks as read': 'same-answer',
  'answers mixed up': 'at-once',
  redirect: 'no-redirect',
  'removes for others': 'removal-other-customer',
  'removal answers 200': 'removal-done',
  'removal by prefix': 'removal-alone',
  'second removal is 204': 'removal-twice',
  'removal forgotten': 'removal-done',
};

describe('a source system that somebody else wrote from the page', () => {
  test('that has said that it has a part is asked for it', async () => {
    const broken = (await check(undefined, ['pris'])).filter(({ state }) => state === 'broken');
    expect(broken.map(({ operation }) => operation)).toContain('/avtaler/pris');
    expect(broken.map(({ operation }) => operation)).not.toContain('/betalinger/sok');
  });

  test('keeps every clause, and each was tried', async () => {
    const outcomes = await check();
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(40);
  });

  test.each([
    ['nice', undefined, 'broken'],
    ['nice', 'PARIS', 'broken'],
    ['paris', undefined, 'kept'],
    ['lofavor', 'KJERNE', 'kept'],
  ])(
    'may, as %s, leave out the number of a row that names %s as its source: %s',
    async (name, source, state) => {
      system = await startSecondImplementation('agreement without a number', source);
      const { url, token } = system;
      const outcomes = await runChecks({
        system: name,
        url,
        token,
        customers,
        timeLimitMs: 10_000,
        parts: [],
      });
      expect(outcomes.find(({ clause }) => clause === 'schema')).toMatchObject({
        operation: '/avtaler/sok',
        state,
      });
    },
  );

  test.each(faults)('%s: is found, by its clause', async (fault) => {
    expect(await listBroken(fault)).toContain(expected[fault]);
  });
});

test('no national id of the customers file stands in what is found', async () => {
  const outcomes = JSON.stringify(await check('national id in the message'));
  for (const fodselsnummer of Object.values(people)) expect(outcomes).not.toContain(fodselsnummer);
});
