import { describe, expect, test } from 'vitest';

import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { collectRepairs } from '../repairs.ts';
import { toAvtale } from './common-contract.ts';
import { requireNumber } from './source-systems.ts';

const row = { policyNumber: '60110001', name: 'Bil', avtaleStatus: 'ACTIVE' };

const read = (content: unknown, system: SystemSource) => requireNumber(toAvtale(content, system));

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
    expect(read({ ...whole, internReferanse: 'x' }, 'NICE')).toEqual({ ...whole, systemSource: 'NICE' });
  });

  test('null is the same as left out', () => {
    const nulls = { description: null, monthlyPrice: null, endDate: null, productType: null };
    expect(read({ ...row, ...nulls }, 'NICE')).toEqual({ ...row, systemSource: 'NICE' });
  });

  test.each([
    ['no name', { name: undefined }],
    ['an empty name', { name: '' }],
    ['a name that is no text', { name: { verdi: 'Bil' } }],
    ['a name of nothing that is seen', { name: ' \u0000\n' }],
    ['no status', { avtaleStatus: undefined }],
    ['a status with a control character', { avtaleStatus: 'ACTIVE\u0007' }],
    ['a number that is no text', { policyNumber: 60110001 }],
    ['half a character in its number', { policyNumber: '6011\ud800' }],
    ['a control character in its number', { policyNumber: '6011\n' }],
    ['a number without end', { policyNumber: '9'.repeat(501) }],
  ])('cannot be read with %s', (_, wrong) => {
    expect(read({ ...row, ...wrong }, 'NICE')).toBeUndefined();
  });

  test.each([
    ['a price that is text', { monthlyPrice: '642' }],
    ['a price below zero', { monthlyPrice: -1 }],
    ['a price beyond all reason', { yearlyPrice: 1e12 }],
    ['a price that is no number', { monthlyPrice: Number.NaN }],
    ['a date that does not exist', { endDate: '2027-02-30' }],
    ['a date in another form', { endDate: '30.04.2027' }],
    ['a date that is a number', { endDate: 20270430 }],
    ['a product type with half a character', { productType: 'BIL\ud800' }],
    ['a code without end', { productCode: 'a'.repeat(501) }],
    ['a description that is no text', { description: ['Volvo'] }],
  ])('is shown without %s, which is noted', (_, wrong) => {
    const { value, repairs } = collectRepairs(() => read({ ...row, ...wrong }, 'NICE'));
    expect(value).toEqual({ ...row, systemSource: 'NICE' });
    expect(repairs).toEqual({ [`${Object.keys(wrong)[0]} left out`]: 1 });
  });

  test('is shown with a text that was cut, which is noted', () => {
    const { value, repairs } = collectRepairs(() => read({ ...row, name: 'a'.repeat(501) }, 'NICE'));
    expect(value?.name).toBe(`${'a'.repeat(499)}…`);
    expect(repairs).toEqual({ 'text cut': 1 });
  });

  test.each([
    ['RENEWAL', 'RENEWAL', '2027-04-30'],
    ['RENEWAL', 'END', undefined],
    ['NON_RENEWAL', 'END', '2027-04-30'],
    ['ACTIVE', 'RENEWAL', undefined],
    ['RENEWAL', 'SNART', undefined],
    ['ACTIVE', 7, undefined],
    ['RENEWAL', undefined, '2027-04-30'],
  ])('%s with a date of %s: no tag says of a day what it is not', (avtaleStatus, endDateMeaning, endDate) => {
    const avtale = read({ ...row, avtaleStatus, endDate: '2027-04-30', endDateMeaning }, 'NICE');
    expect(avtale).toEqual({ ...row, avtaleStatus, endDate, systemSource: 'NICE' });
  });

  test.each([
    ['Til Annullasjon', 'NICE', 'END', '2027-04-30'],
    ['Til Annullasjon', 'NICE', 'RENEWAL', undefined],
    ['Fornyes ikke', 'NICE', 'END', '2027-04-30'],
    ['Fornyes ikke', 'NICE', 'RENEWAL', undefined],
    ['Til Annullasjon', 'PROLIFE', 'END', undefined],
    ['Til Annullasjon', 'PROLIFE', 'RENEWAL', '2027-04-30'],
  ] as const)('in renewal, and ‘%s’ in %s, with a date of %s: what it is goes by the tag', (...given) => {
    const [avtaleStatusDescription, systemSource, endDateMeaning, endDate] = given;
    const renewal = { ...row, avtaleStatus: 'RENEWAL', avtaleStatusDescription };
    const avtale = read({ ...renewal, endDate: '2027-04-30', endDateMeaning }, systemSource);
    expect(avtale).toEqual({ ...renewal, endDate, systemSource });
  });

  test('is none with a number that cannot be read, also of a system that need not number its rows', () => {
    expect(read({ ...row, policyNumber: '6011\ud800' }, 'PARIS')).toBeUndefined();
    expect(read({ ...row, policyNumber: 6011 }, 'LOFAVOR')).toBeUndefined();
  });

  test.each([undefined, null, 'Bil', 7, [], [row]])('is no row when it is %j', (content) => {
    expect(read(content, 'NICE')).toBeUndefined();
  });

  test.each(systemSources)('of %s without a number is one only where details may be missing', (system) => {
    const mayLack = system === 'LOFAVOR' || system === 'PARIS';
    for (const policyNumber of [undefined, null, '']) {
      const avtale = read({ ...row, policyNumber }, system);
      expect(avtale?.systemSource).toBe(mayLack ? system : undefined);
    }
  });
});
