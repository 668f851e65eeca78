import { describe, expect, it } from 'vitest';

import { formatTelefonnummer, toTelefonLenke } from './telefonnummer.ts';

/** Makes the non-breaking spaces visible as underscores. */
const shown = (...of: Parameters<typeof formatTelefonnummer>) =>
  formatTelefonnummer(...of).replaceAll('\u00A0', '_');

describe('formatTelefonnummer', () => {
  it('groups numbers that start with 8 as 3-2-3 (FMT-12)', () => {
    expect(shown('81549300')).toBe('815_49_300');
  });

  it('groups other numbers in pairs (FMT-13)', () => {
    expect(shown('22438634')).toBe('22_43_86_34');
    expect(shown('91234567')).toBe('91_23_45_67');
    expect(shown('915 02 300')).toBe('91_50_23_00');
  });

  it('puts the country code first (FMT-14)', () => {
    expect(shown('22438634', '47')).toBe('+47_22_43_86_34');
    expect(shown('+47 22438634', '47')).toBe('+47_22_43_86_34');
    expect(shown('004722438634', '47')).toBe('+47_22_43_86_34');
  });

  it.each(['12345678', '01234567', '1234567', '123456789', '+46 8 123 456', '02300'])(
    'returns %s unchanged (AMB-49)',
    (telefonnummer) => {
      expect(shown(telefonnummer, '47')).toBe(telefonnummer);
    },
  );
});

describe('toTelefonLenke', () => {
  it.each([
    ['915 02 300', 'tel:+4791502300'],
    ['+47\u00A0915 02 300', 'tel:+4791502300'],
    ['0047 22 43 86 34', 'tel:+4722438634'],
    // Five digits can be called from abroad too, with the country code.
    ['02300', 'tel:+4702300'],
    ['+46 70 123 45 67', 'tel:+46701234567'],
    ['0046 701234567', 'tel:+46701234567'],
    // Can be called only within the country.
    ['113', 'tel:113'],
    ['22-43-86-34', 'tel:+4722438634'],
  ])('of %s can be called from anywhere, without spaces: %s (FRM-06)', (telefonnummer, lenke) => {
    expect(toTelefonLenke(telefonnummer)).toBe(lenke);
  });
});
