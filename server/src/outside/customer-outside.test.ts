import { expect, test } from 'vitest';
import { z } from 'zod';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { createCustomerOutside } from './customer-outside.ts';

const sent: unknown[] = [];
const repaired: unknown[] = [];
const outside = createCustomerOutside(
  {
    call: async (system, call) => {
      sent.push({ system, ...call });
      return { ok: false, system, reason: 'refused' };
    },
    tellRepairs: (...told) => void repaired.push(told),
    join: () => undefined,
    close: async () => undefined,
  },
  { fodselsnummer: fodselsnumre.standard, correlationId: '7F3K-2Q9M' },
);
const parser = z.unknown();

test('a call says whose it is and under which reference, whatever else is sent', async () => {
  await outside.call('NICE', {
    path: '/tilbud/slett',
    body: { avtaleNummer: '7', fodselsnummer: fodselsnumre.loMedlem },
    parser,
  });
  expect(sent.pop()).toEqual({
    system: 'NICE',
    path: '/tilbud/slett',
    body: { avtaleNummer: '7', fodselsnummer: fodselsnumre.standard },
    parser,
    correlationId: '7F3K-2Q9M',
  });
});

test('where nobody is asked about, nobody is named', async () => {
  await outside.call('SAMTYKKEREGISTER', { path: '/tekster/sok', parser, isAboutNobody: true });
  expect(sent.pop()).toEqual({
    system: 'SAMTYKKEREGISTER',
    path: '/tekster/sok',
    body: {},
    parser,
    correlationId: '7F3K-2Q9M',
  });
});

test('what was repaired is told under the same reference', () => {
  outside.tellRepairs('NICE', { 'text cut': 1 });
  expect(repaired).toEqual([['NICE', '7F3K-2Q9M', { 'text cut': 1 }]]);
});
