import { expect, test } from 'vitest';

import type { Avtale } from '../avtaler.ts';
import { createNameOf, listBetalteNavn } from './name-avtaler.ts';

const bil: Avtale = { systemSource: 'NICE', policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE' };

test.each<[string, Partial<Avtale>[], string[]]>([
  ['one of its name', [{ description: 'Volvo' }, { name: 'Hus' }], ['Bil', 'Hus']],
  ['two of one name', [{ description: 'Volvo' }, { description: 'Saab' }], ['Bil (Volvo)', 'Bil (Saab)']],
  ['one of them says what it insures', [{ description: 'Volvo' }, {}], ['Bil (Volvo)', 'Bil']],
  ['neither does', [{}, { policyNumber: '2' }], ['Bil (1)', 'Bil (2)']],
  [
    'both insure the same',
    [{ description: 'Volvo' }, { description: 'Volvo', policyNumber: '2' }],
    ['Bil (Volvo, 1)', 'Bil (Volvo, 2)'],
  ],
  ['nothing tells them apart', [{ policyNumber: undefined }, { policyNumber: undefined }], ['Bil', 'Bil']],
])('an agreement is named so that it is told from the others: %s', (_, changes, names) => {
  const avtaler = changes.map((change) => ({ ...bil, ...change }));
  expect(avtaler.map(createNameOf(avtaler))).toEqual(names);
});

test('what a payment is for is named once, also where its system sends it twice', () => {
  const avtaler = [bil, bil, { ...bil, policyNumber: '2' }];
  expect(listBetalteNavn({ systemSource: 'NICE', policyNumbers: ['1'] }, avtaler)).toEqual(['Bil (1)']);
});

test('however many there are, each is looked at a few times', () => {
  let looks = 0;
  const avtaler = Array.from({ length: 500 }, (_, at): Avtale => ({
    ...bil,
    policyNumber: String(at),
    get name() {
      looks += 1;
      return 'Bil';
    },
  }));
  const policyNumbers = avtaler.map((avtale) => avtale.policyNumber ?? '');
  expect(listBetalteNavn({ systemSource: 'NICE', policyNumbers }, avtaler)).toHaveLength(500);
  expect(looks).toBeLessThan(500 * 10);
});
