import { expect, test } from 'vitest';

import { isSyntheticFodselsnummer } from './fodselsnummer.ts';

test.each([
  ['14838430121', 'month +80'],
  ['56868643043', 'D-number'],
  ['01410000012', 'month +40'],
  ['14838400060', 'the 2032 rule lets the first sum leave 1'],
  ['14838400087', 'the 2032 rule lets the first sum leave 3'],
])('%s is accepted: %s', (text) => {
  expect(isSyntheticFodselsnummer(text)).toBe(true);
});

test.each([
  ['14838430122', 'the last check digit is wrong'],
  ['14838430091', 'the first check digit is wrong, the last fits it'],
  ['1483843012', 'too short'],
  ['148384 30121', 'a space'],
  ['', 'nothing'],
  ['31820000008', '31 February'],
])('%s is refused: %s', (text) => {
  expect(isSyntheticFodselsnummer(text)).toBe(false);
});

test('a number whose month is not shifted may belong to somebody, and is refused', () => {
  // 1 January 1900: the check digits are right, the month is an ordinary one.
  expect(isSyntheticFodselsnummer('01010000110')).toBe(false);
});
