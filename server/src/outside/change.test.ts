import { expect, test } from 'vitest';

import { requireDone } from './change.ts';

test.each([
  ['UGYLDIG_MAILADRESSE', 'UGYLDIG_MAILADRESSE'],
  // Not UKJENT, which says that nobody knows whether it was done.
  ['UKJENT', 'UGYLDIG_FORESPORSEL'],
] as const)('a value that its register refuses with %s was refused', (kode, code) => {
  expect(() => requireDone({ ok: true, value: { kode } })).toThrow(expect.objectContaining({ code }));
});
