import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDato } from './dato.ts';

describe('formatDato', () => {
  it.each([
    ['2025-03-01', '01.03.2025'],
    ['2024-02-29', '29.02.2024'],
    ['2025-12-31T23:30:00Z', '31.12.2025'],
    ['2025-01-01T00:00:00+02:00', '01.01.2025'],
    ['0099-05-06', '06.05.0099'],
  ])('writes %s as %s', (iso, ventet) => {
    expect(formatDato(iso)).toBe(ventet);
  });

  it.each([
    '',
    '2025',
    '01.03.2025',
    '2025-13-01',
    '2025-02-30',
    '2023-02-29',
    '2025-3-1',
    '2025-00-10',
    'x2025-03-01',
  ])('refuses %s', (iso) => {
    expect(formatDato(iso)).toBeUndefined();
  });

  it('keeps day, month and year of every date', () => {
    const dager = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dager, (dag) => {
        const iso = dag.toISOString().slice(0, 10);
        expect(formatDato(iso)?.split('.').toReversed().join('-')).toBe(iso);
      }),
    );
  });
});
