import { expect, test } from 'vitest';

import { untraced } from '../tracing/tracing.ts';
import { deliverDue } from './deliver-due.ts';

const at = new Date('2026-11-22T10:00:00Z');
const until = new Date('2026-11-22T10:00:12Z');

/** Delivers three rows, of which the process has lost its hold of one; returns what was delivered. */
async function deliverThree(deliver: (id: number) => Promise<unknown>) {
  const delivered: number[] = [];
  const errors: unknown[] = [];
  const count = await deliverDue(
    {
      name: 'deliver',
      repository: {
        takeDue: () => Promise.resolve([1, 2, 3].map((id) => ({ id, attempts: 0 }))),
        renewHold: (id) => Promise.resolve(id !== 2),
        postpone: () => Promise.resolve(),
      },
      toHeldUntil: () => until,
      now: () => at,
      deliver({ id }) {
        delivered.push(id);
        return deliver(id);
      },
      onError: (error) => errors.push(error),
    },
    () => false,
    untraced,
  );
  return { delivered, errors, count };
}

test('what another process may have by now is left to it: a notice is not sent twice', async () => {
  const { delivered, count } = await deliverThree(() => Promise.resolve());
  expect(delivered).toEqual([1, 3]);
  expect(count).toBe(2);
});

test('what can never be delivered does not hold up the rest', async () => {
  const fault = new Error('another key');
  const { delivered, errors } = await deliverThree((id) =>
    id === 1 ? Promise.reject(fault) : Promise.resolve(),
  );
  expect(delivered).toEqual([1, 3]);
  expect(errors).toEqual([fault]);
});
