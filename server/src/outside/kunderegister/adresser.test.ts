import { expect, test } from 'vitest';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { createCustomerOutside } from '../customer-outside.ts';
import type { OutsideClient } from '../outside-client.ts';
import { listAdresser } from './adresser.ts';

test('the addresses are read once for a request, however many of its queries need them', async () => {
  let calls = 0;
  const client: OutsideClient = {
    call: async (system) => {
      calls += 1;
      return { ok: false, system, reason: 'status' };
    },
    tellRepairs: () => undefined,
    join: () => undefined,
    close: async () => undefined,
  };
  const openRequest = () =>
    createCustomerOutside(client, { fodselsnummer: fodselsnumre.standard, correlationId: 'K7F3-2Q9M' });
  const request = openRequest();
  const [one, other] = await Promise.all([listAdresser(request), listAdresser(request)]);
  expect(one).toBe(other);
  expect(calls).toBe(1);
  await listAdresser(openRequest());
  expect(calls, 'the next request reads anew').toBe(2);
});
