import { expect, test, vi } from 'vitest';

import type { CustomerContext } from '../../core/queries.ts';
import { getReservasjon, getSamtykker, type SamtykkeDependencies } from './get-samtykker.ts';

const register = { MARKETING: true, CROSS_DOMAIN: false, RESERVASJON: true };

function createParts() {
  const listUnconfirmed = vi.fn(() => Promise.resolve([]));
  const call = vi.fn(() => Promise.resolve({ ok: true, value: register }));
  const dependencies = {
    repository: { listUnconfirmed, listLatest: () => Promise.resolve([]) },
    keys: { toPersons: () => [Buffer.alloc(0)] },
  } as unknown as SamtykkeDependencies;
  const openRequest = () =>
    ({ session: { customer: { fodselsnummer: '' } }, outside: { call } }) as unknown as CustomerContext;
  return { listUnconfirmed, call, dependencies, openRequest };
}

test('one request reads log and register once, for consents and reservation', async () => {
  const { listUnconfirmed, call, dependencies, openRequest } = createParts();
  const request = openRequest();
  const [samtykker, reservasjon] = await Promise.all([
    getSamtykker(dependencies, request),
    getReservasjon(dependencies, request),
  ]);
  expect(samtykker.marketingConsent).toBe('AUTHORIZED');
  expect(reservasjon).toEqual({ hasReservasjon: true });
  expect(listUnconfirmed).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledOnce();
});

test('the next request reads anew', async () => {
  const { listUnconfirmed, call, dependencies, openRequest } = createParts();
  await getReservasjon(dependencies, openRequest());
  await getReservasjon(dependencies, openRequest());
  expect(listUnconfirmed).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenCalledTimes(2);
});
