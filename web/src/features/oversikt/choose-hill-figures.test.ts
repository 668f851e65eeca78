import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { productTypes } from '@portal/contract/product-types.ts';
import { describe, expect, it } from 'vitest';

import { chooseHillFigures } from './choose-hill-figures.ts';

const svar = (typer: readonly string[], state: 'ok' | 'timeout' | 'incomplete' = 'ok'): AvtalerResponse => ({
  avtaler: typer.map((productType) => ({
    name: productType === 'KJAELEDYR' ? 'Hunden' : productType,
    avtaleStatus: 'ACTIVE',
    systemSource: 'NICE',
    productType,
  })),
  monthlySum: null,
  yearlySum: null,
  systemSourceError: state === 'timeout',
  sources: [{ systemSource: 'NICE', state }],
});
const paLand = (...args: Parameters<typeof svar>) =>
  chooseHillFigures(svar(...args)).land.map(({ figure }) => figure);

describe('chooseHillFigures', () => {
  it('leaves the hill empty for a customer without insurance', () => {
    expect(chooseHillFigures(svar([]))).toEqual({ land: [], hasBaat: false });
  });

  it('puts the largest on the left, and each kind only once', () => {
    expect(paLand(['REISE', 'BIL', 'FIRMABIL', 'HUS', 'HUS', 'KJAELEDYR'])).toEqual([
      'hus',
      'bil',
      'hund',
      'reise',
    ]);
  });

  it('puts the boat on the fjord, never on land', () => {
    expect(chooseHillFigures(svar(['BAAT', 'BIL']))).toEqual({
      land: [{ figure: 'bil', size: 'medium' }],
      hasBaat: true,
    });
  });

  it('leaves room for small figures beside many vehicles', () => {
    expect(paLand(['BIL', 'MC', 'TRAKTOR', 'VAREBIL', 'HUS', 'REISE', 'KJAELEDYR'])).toEqual([
      'hus',
      'bil',
      'mc',
      'hund',
      'reise',
    ]);
  });

  it('fills free places with more figures of a size', () => {
    expect(paLand(['BIL', 'MC', 'TRAKTOR', 'VAREBIL', 'MOPED', 'SNOSCOOTER'])).toHaveLength(5);
  });

  it.each(['timeout', 'incomplete'] as const)(
    'ends with a ghost when a system is %s, and drops one figure for it',
    (state) => {
      const figurer = paLand(productTypes, state);
      expect(figurer).toHaveLength(5);
      expect(figurer.at(-1)).toBe('ghost');
      expect(paLand(['BIL'], state)).toEqual(['bil', 'ghost']);
    },
  );

  it('ends with a ghost when the savings bank did not answer', () => {
    const { land } = chooseHillFigures({ ...svar(['BIL']), sparebank: 'failed' });
    expect(land.map(({ figure }) => figure)).toEqual(['bil', 'ghost']);
  });

  it.each(productTypes)('finds a place for %s', (productType) => {
    const { land, hasBaat } = chooseHillFigures(svar([productType]));
    expect(land.length + Number(hasBaat)).toBe(1);
  });

  it('finds a place for an unknown type', () => {
    expect(paLand(['NOE_NYTT'])).toEqual(['paraply']);
  });
});
