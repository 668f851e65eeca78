import { describe, expect, test } from 'vitest';

import { systemSources } from '@portal/contract/system-sources.ts';

import { toAvtale } from './list-avtaler.ts';

const row = { policyNumber: '60110001', name: 'Bil', avtaleStatus: 'ACTIVE' };

describe('a row of a source system', () => {
  test('keeps what the contract lists, and says which system it came from', () => {
    const whole = {
      ...row,
      description: 'Volvo V60',
      monthlyPrice: 642,
      yearlyPrice: 7704.5,
      avtaleStatusDescription: 'Aktiv',
      endDate: '2027-04-30',
      productCode: 'B10',
      productType: 'BIL',
    };
    expect(toAvtale({ ...whole, internReferanse: 'x' }, 'NICE')).toEqual({ ...whole, systemSource: 'NICE' });
  });

  test('null is the same as left out', () => {
    const nulls = { description: null, monthlyPrice: null, endDate: null, productType: null };
    expect(toAvtale({ ...row, ...nulls }, 'NICE')).toEqual({ ...row, systemSource: 'NICE' });
  });

  test.each([
    ['no name', { name: undefined }],
    ['an empty name', { name: '' }],
    ['a name that is no text', { name: { verdi: 'Bil' } }],
    ['no status', { avtaleStatus: undefined }],
    ['a price that is text', { monthlyPrice: '642' }],
    ['a price below zero', { monthlyPrice: -1 }],
    ['a price beyond all reason', { yearlyPrice: 1e12 }],
    ['a price that is no number', { monthlyPrice: Number.NaN }],
    ['a date that does not exist', { endDate: '2027-02-30' }],
    ['a date in another form', { endDate: '30.04.2027' }],
    ['a text without end', { description: 'a'.repeat(501) }],
  ])('cannot be read with %s', (_, wrong) => {
    expect(toAvtale({ ...row, ...wrong }, 'NICE')).toBeUndefined();
  });

  test.each([undefined, null, 'Bil', 7, [], [row]])('is no row when it is %j', (content) => {
    expect(toAvtale(content, 'NICE')).toBeUndefined();
  });

  test.each(systemSources)('of %s without a number is one only where details may be missing', (system) => {
    const mayLack = system === 'LOFAVOR' || system === 'PARIS';
    for (const policyNumber of [undefined, null, '']) {
      const avtale = toAvtale({ ...row, policyNumber }, system);
      expect(avtale?.systemSource).toBe(mayLack ? system : undefined);
    }
  });
});
