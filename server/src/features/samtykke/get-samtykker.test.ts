import { expect, test, vi } from 'vitest';

import type { CustomerContext } from '../../core/queries.ts';
import { createPersonKeys } from '../../keys/person-keys.ts';
import { createCustomerContext } from '../../testing/contexts.ts';
import { getReservasjon, getSamtykker, type SamtykkeDependencies } from './get-samtykker.ts';

/** The register does not answer; our own log knows what the customer has chosen. */
function createParts() {
  const listUnconfirmed = vi.fn<SamtykkeDependencies['repository']['listUnconfirmed']>(async () => [
    { slag: 'MARKETING', nyVerdi: true },
    { slag: 'RESERVASJON', nyVerdi: true },
  ]);
  const dependencies: SamtykkeDependencies = {
    repository: { listUnconfirmed, listLatest: async () => [] },
    keys: createPersonKeys('a key of tests that is long enough for anything'),
  };
  let calls = 0;
  const openRequest = (): CustomerContext => ({
    ...createCustomerContext(),
    outside: {
      call: async (system) => {
        calls += 1;
        return { ok: false, system, reason: 'status' };
      },
      tellRepairs: () => undefined,
    },
  });
  return { listUnconfirmed, dependencies, openRequest, countCalls: () => calls };
}

test('one request reads log and register once, for consents and reservation', async () => {
  const { listUnconfirmed, dependencies, openRequest, countCalls } = createParts();
  const request = openRequest();
  const [samtykker, reservasjon] = await Promise.all([
    getSamtykker(dependencies, request),
    getReservasjon(dependencies, request),
  ]);
  expect(samtykker.marketingConsent).toBe('AUTHORIZED');
  expect(reservasjon).toEqual({ hasReservasjon: true, ubekreftet: true });
  expect(listUnconfirmed).toHaveBeenCalledOnce();
  expect(countCalls()).toBe(1);
});

test('the next request reads anew', async () => {
  const { listUnconfirmed, dependencies, openRequest, countCalls } = createParts();
  await getReservasjon(dependencies, openRequest());
  await getReservasjon(dependencies, openRequest());
  expect(listUnconfirmed).toHaveBeenCalledTimes(2);
  expect(countCalls()).toBe(2);
});
