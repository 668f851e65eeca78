import { expect, test } from 'vitest';

import { bil } from '../testing/kostnadsar.ts';
import { countAvtaler } from './count-avtaler.ts';
import { countTilbud } from './count-tilbud.ts';

test('agreements are counted of the systems that answered, none of them too, and of no other', () => {
  const avtaler = [bil, bil, { ...bil, systemSource: 'PARIS' as const }];
  const sources = [
    { systemSource: 'NICE', state: 'ok' },
    { systemSource: 'PARIS', state: 'incomplete' },
    { systemSource: 'PROLIFE', state: 'ok' },
    { systemSource: 'LOFAVOR', state: 'failed' },
    { systemSource: 'EIKA_PERSON', state: 'timeout' },
  ] as const;
  expect(countAvtaler({ avtaler, sources: [...sources] })).toEqual({ NICE: 2, PARIS: 1, PROLIFE: 0 });
});

test('offers are counted, and those that have not expired', () => {
  expect(countTilbud([{ utlopt: true }, { utlopt: false }, {}])).toEqual({ alle: 3, apne: 2 });
});
