import { expect, test } from 'vitest';

import type { Kunde } from '../kunde.ts';
import { findFlag } from './find-flag.ts';

const create = (...uleselig: NonNullable<Kunde['uleselig']>) => ({
  isLoMedlem: false,
  isBankkunde: true,
  ...(uleselig.length > 0 && { uleselig }),
});

test.each([
  ['of a record', create(), 'isLoMedlem', false],
  ['of a record', create(), 'isBankkunde', true],
  [
    'of one with something else that cannot be read',
    create('epostAdresse', 'isBankkunde'),
    'isLoMedlem',
    false,
  ],
  ['that cannot be read', create('isLoMedlem'), 'isLoMedlem', undefined],
  ['of no record', undefined, 'isLoMedlem', undefined],
] as const)('a flag %s', (_, kunde, flag, wanted) => {
  expect(findFlag(kunde, flag)).toBe(wanted);
});
