import { expect, test } from 'vitest';

import { isSyntheticFodselsnummer } from './fodselsnummer.ts';
import { fodselsnumre, ingensNumre } from './fodselsnumre.ts';

test.each([
  [fodselsnumre.standard, 'month +80'],
  [fodselsnumre.dNummer, 'D-number'],
  [ingensNumre.maanedPluss40, 'month +40'],
  [ingensNumre.restEn, 'the 2032 rule lets the first sum leave 1'],
  [ingensNumre.restTre, 'the 2032 rule lets the first sum leave 3'],
])('%s is accepted: %s', (text) => {
  expect(isSyntheticFodselsnummer(text)).toBe(true);
});

test.each([
  [ingensNumre.feilSiste, 'the last check digit is wrong'],
  [ingensNumre.feilForste, 'the first check digit is wrong, the last fits it'],
  ['1483843012', 'too short'],
  ['148384 30121', 'a space'],
  ['', 'nothing'],
  [ingensNumre.ingenDag, '31 February'],
])('%s is refused: %s', (text) => {
  expect(isSyntheticFodselsnummer(text)).toBe(false);
});

test('a number without a shifted month may belong to a real person, and is refused', () => {
  // 1 January 1900: valid check digits, but the month is not shifted.
  expect(isSyntheticFodselsnummer(ingensNumre.vanlig)).toBe(false);
});
