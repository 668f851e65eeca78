import { expect, it } from 'vitest';

import { formatFodselsnummer } from './fodselsnummer.ts';
import { FODSELSNUMMER } from '../../testing/create-kunde.ts';

it.each([
  [FODSELSNUMMER, '148384\u00a030121'],
  ['1483843012', '1483843012'],
  ['148384301211', '148384301211'],
  ['1483843012a', '1483843012a'],
])('%s gives %s', (nummer, ventet) => {
  expect(formatFodselsnummer(nummer)).toBe(ventet);
});
