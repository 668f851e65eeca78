import { lokale as en } from '@portal/contract/format/lokale.en.ts';
import { createFormatTall } from '@portal/contract/format/tall.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatTall, parseTall } from './tall.ts';

const vanligeMellomrom = (tekst: string) => tekst.replaceAll('\u00a0', ' ');

describe('formatTall', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [250, '250'],
    [250.5, '250,50'],
    [250.001, '250'],
    [249.999, '250'],
    [0.05, '0,05'],
    [1234, '1 234'],
    [1234567, '1 234 567'],
    [2649.5, '2 649,50'],
    [-12.5, '−12,50'],
    [-0.001, '0'],
  ])('writes %d as %s', (tall, ventet) => {
    expect(vanligeMellomrom(formatTall(tall))).toBe(ventet);
  });

  it.each([
    [-4800, '−4,800'],
    [-0.5, '−0.50'],
    [1234.5, '1,234.50'],
  ])('writes %d as %s in English', (tall, expected) => {
    expect(createFormatTall(en)(tall)).toBe(expected);
  });

  it('never breaks inside an amount', () => {
    fc.assert(fc.property(fc.integer(), (tall) => !/[ \t\n]/.test(formatTall(tall))));
  });
});

describe('parseTall', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234', 1.234],
    ['1 234', 1234],
    ['1\u00a0234,50', 1234.5],
    ['1.234.567,8', 1234567.8],
    ['12,', 12],
    ['-3,5', -3.5],
    ['−3,5', -3.5],
    ['+7', 7],
    ['007', 7],
  ])('reads %s as %d', (tekst, ventet) => {
    expect(parseTall(tekst)).toBe(ventet);
  });

  it.each(['', ' ', 'abc', '12a', ',5', '-', '1e3', '0x10', '--1', '9'.repeat(400)])(
    'refuses %s',
    (tekst) => {
      expect(parseTall(tekst)).toBeUndefined();
    },
  );

  it('reads back every amount of whole øre that formatTall writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (ore) => {
        expect(parseTall(formatTall(ore / 100))).toBe(ore / 100 + 0);
      }),
    );
  });
});
