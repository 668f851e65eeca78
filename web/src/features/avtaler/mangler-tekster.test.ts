import { avtalekilder } from '@portal/contract/system-sources.ts';
import { expect, it } from 'vitest';

import { kildenavn, tekster } from './mangler-tekster.nb.ts';

it('has a name of its own for each system, never the system’s own name', () => {
  const navn = avtalekilder.map((kilde) => kildenavn[kilde]);
  expect(new Set(navn).size).toBe(avtalekilder.length);
  for (const et of navn) expect(et).not.toMatch(/NICE|PROLIFE|PARIS|NSF|EIKA_|LOFAVOR|SPAREBANK/);
});

it('joins several names as in Norwegian text', () => {
  expect(tekster.mangler(['PROLIFE'])).toBe('Vi får ikke hentet livs- og personforsikringene akkurat nå.');
  expect(tekster.mangler(['NICE', 'LOFAVOR', 'PARIS'])).toBe(
    'Vi får ikke hentet skadeforsikringene, LOfavør-forsikringene og gruppeforsikringene akkurat nå.',
  );
});
