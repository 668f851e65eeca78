import { beforeAll, describe, expect, test } from 'vitest';
import { runProof } from '../run-proof.ts';
import { checks } from './checks.ts';

const LIMIT_MS = 600_000;
const names = checks.map(({ name }) => name);

const run = (...options: string[]) => runProof('tools/proof-customers.ts', options, LIMIT_MS);

/** At once: each mostly waits for its own portal. */
let outputs: [whole: string, weakened: string];
beforeAll(async () => {
  outputs = await Promise.all([run('--customers', '8'), run('--customers', '12', '--weaken')]);
}, LIMIT_MS);

describe('customers of every kind', () => {
  test.each([...names, 'visit', 'awkward'])('%s', (name) => {
    // On failure the output shows what was found.
    expect(outputs[0]).toMatch(new RegExp(`^holds {2}${name}:`, 'm'));
  });
});

describe('a page that is made untrue', () => {
  test.each([...names, 'awkward'])('is found by %s', (name) => {
    expect(outputs[1]).toMatch(new RegExp(`^DOES NOT HOLD {2}${name}:`, 'm'));
  });
});
