import { expect, test, vi } from 'vitest';

import type { CustomerContext } from '../../core/queries.ts';
import { createPersonKeys } from '../../keys/person-keys.ts';
import { createCustomerContext } from '../../testing/contexts.ts';
import { getReservasjon, getSamtykker, type SamtykkeDependencies } from './get-samtykker.ts';

/** The register does not answer, or with this; our own log knows what the customer has chosen. */
function createParts(answer?: object) {
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
      call: async (system, { parser }) => {
        calls += 1;
        return answer === undefined
          ? { ok: false, system, reason: 'status' }
          : { ok: true, value: parser.parse(answer) };
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

test.each(['authorized', 'GRANTED', true, { verdi: 'AUTHORIZED' }])(
  'a consent that cannot be read is unknown, and not one that was never asked about: %j',
  async (CROSS_DOMAIN) => {
    const read = (samtykker: object) => {
      const { dependencies, openRequest } = createParts({ samtykker, hasReservasjon: false });
      return getSamtykker(dependencies, openRequest());
    };
    expect(await read({ CROSS_DOMAIN })).toEqual({
      marketingConsent: 'AUTHORIZED',
      ubekreftet: ['MARKETING'],
      utilgjengelig: true,
    });
    // What the customer has just chosen counts, whatever the register says.
    expect(await read({ MARKETING: CROSS_DOMAIN })).not.toHaveProperty('utilgjengelig');
    expect(await read({ CROSS_DOMAIN: null })).not.toHaveProperty('utilgjengelig');
  },
);
