import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sortAvtaler, type SortableAvtale } from './sort-avtaler.ts';

const iOrden: SortableAvtale[] = [
  { systemSource: 'NICE', name: 'Bil nr. 2' },
  { systemSource: 'NICE', name: 'Bil nr. 9' },
  { systemSource: 'NICE', name: 'Bil nr. 10' },
  { systemSource: 'NICE', name: 'Zoo' },
  { systemSource: 'EIKA_SKADE', name: 'Bil' },
  { systemSource: 'LOFAVOR', name: 'Innbo', description: 'Gate 1' },
  { systemSource: 'LOFAVOR', name: 'Innbo', description: 'Gate 2' },
  { systemSource: 'LOFAVOR', name: 'Innbo' },
  { systemSource: 'PROLIFE', name: 'Zebra' },
  { systemSource: 'PROLIFE', name: 'Ære' },
  { systemSource: 'PROLIFE', name: 'Økologi' },
  { systemSource: 'PROLIFE', name: 'Ål' },
  { systemSource: 'PROLIFE', name: '' },
  { systemSource: 'EIKA_PERSON', name: 'A' },
  { systemSource: 'PARIS', name: 'A' },
  { systemSource: 'NSF', name: 'A' },
  { systemSource: 'NYTT_SYSTEM', name: 'A' },
];

describe('sortAvtaler', () => {
  it('orders by system, name and description, whatever order they came in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(iOrden, { minLength: iOrden.length }), (stokket) => {
        expect(sortAvtaler(stokket)).toEqual(iOrden);
      }),
    );
  });
});
