import { expect, test } from 'vitest';

import { fodselsnumre } from '../customers/fodselsnumre.ts';
import { type Breach, createExchangeCheck } from './create-exchange-check.ts';

const headers = {
  accept: 'application/json',
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
  'accept-version': '1.0',
  'x-correlation-id': '7F3K-2Q9M',
};
const fodselsnummer = fodselsnumre.standard;
const bil = { policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE' };

function listBreaches(run: (check: ReturnType<typeof createExchangeCheck>) => void): string[] {
  const breaches: Breach[] = [];
  run(createExchangeCheck((breach) => breaches.push(breach)));
  return breaches.map(({ side, operation, what }) => `${side} ${operation} ${what}`);
}

test('an exchange that keeps to the contract is no breach', () => {
  expect(
    listBreaches((check) => {
      check.request('nice', '/avtaler/sok', headers, { fodselsnummer });
      check.answer('nice', '/avtaler/sok', 200, { avtaler: [bil] });
      check.answer('paris', '/avtaler/sok', 200, { avtaler: [{ ...bil, policyNumber: null }] });
      check.answer('nice', '/avtaler/sok', 404);
      check.request('nice', '/tilbud/slett', headers, { fodselsnummer, avtaleNummer: '1', versionNumber: 2 });
      check.answer('nice', '/tilbud/slett', 204);
    }),
  ).toEqual([]);
});

test.each<[string, (check: ReturnType<typeof createExchangeCheck>) => void]>([
  [
    'a field that no page names',
    (check) => check.request('nice', '/avtaler/sok', headers, { fodselsnummer, navn: 'x' }),
  ],
  ['no customer', (check) => check.request('nice', '/avtaler/sok', headers, {})],
  [
    'no version',
    (check) =>
      check.request('nice', '/avtaler/sok', { ...headers, 'accept-version': undefined }, { fodselsnummer }),
  ],
  [
    'a number too long',
    (check) =>
      check.request('nice', '/tilbud/slett', headers, { fodselsnummer, avtaleNummer: '9'.repeat(501) }),
  ],
  [
    'an answer with a field that no page names',
    (check) => check.answer('nice', '/avtaler/sok', 200, { avtaler: [{ ...bil, ny: 1 }] }),
  ],
  [
    'an agreement without a number',
    (check) =>
      check.answer('nice', '/avtaler/sok', 200, {
        avtaler: [{ ...bil, policyNumber: null, systemSource: 'PARIS' }],
      }),
  ],
  [
    'parts of an øre',
    (check) => check.answer('nice', '/avtaler/sok', 200, { avtaler: [{ ...bil, monthlyPrice: 0.005 }] }),
  ],
  ['a status that no page names', (check) => check.answer('nice', '/avtaler/sok', 422, {})],
])('%s is one breach, told without what stood there', (_, run) => {
  const breaches = listBreaches(run);
  expect(breaches).not.toEqual([]);
  expect(breaches.join('')).not.toContain(fodselsnummer);
});
