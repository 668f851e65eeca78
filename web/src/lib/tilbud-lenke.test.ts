import { type TilbudProductType, tilbudProductTypes } from '@portal/contract/tilbud-product-types.ts';
import { describe, expect, it } from 'vitest';

import { toKjopsLenke } from './kjop-lenke.ts';
import { findTilbudLenke, getNyPrisLenke, type TilbudTarget } from './tilbud-lenke.ts';

const tilbud = (endret: Partial<TilbudTarget> = {}): TilbudTarget => ({
  policyNumber: '111',
  versionNumber: 2,
  productType: 'HUS',
  pakkeTilbud: [],
  ...endret,
});
const pakke = (policyNumber: string) => ({
  policyNumber,
  versionNumber: 1,
  productType: 'INNBO',
  monthlyPrice: 1,
  yearlyPrice: 12,
});
const hus = '/privat/forsikring/hus/startside-tilbud?husAvtale=111&version=2';

describe('findTilbudLenke', () => {
  it.each<[TilbudProductType, string]>([
    ['HUS', hus],
    ['INNBO', '/privat/forsikring/innbo/tilbud/111/2'],
    ['FRITIDSHUS', '/privat/forsikring/hytte/tilbud/111/2'],
    ['REISE', '/privat/forsikring/skade/reise/utsjekk/111/fortsett'],
    ['KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/oppsummering/111/2'],
    ['LOFAVOR_KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/oppsummering/111/2'],
    ['BIL', '/privat/forsikring/motor/bil/111'],
    ['MC', '/privat/forsikring/motor/mc/111'],
    ['MOPED', '/privat/forsikring/motor/moped/111'],
    ['BAAT', '/privat/forsikring/motor/baat/111'],
    ['SEK', '/privat/forsikring/motor/sek/111'],
    ['TILHENGER', '/privat/forsikring/motor/tilhenger/hent/111'],
  ])('%s (OFF-17, OFF-19 to OFF-30)', (productType, href) => {
    expect(findTilbudLenke(tilbud({ productType }))).toBe(href);
  });

  it.each([
    ['one package offer', [pakke('112')], `${hus}&innboAvtale=112`],
    ['two package offers', [pakke('112'), pakke('113')], hus],
    ['a package of travel', [{ ...pakke('114'), productType: 'REISE' }], hus],
    [
      'packages of travel and of contents',
      [{ ...pakke('114'), productType: 'REISE' }, pakke('112')],
      `${hus}&innboAvtale=112`,
    ],
    ['a number that needs care', [pakke('a&b=c')], `${hus}&innboAvtale=a%26b%3Dc`],
  ])('HUS with %s (OFF-18)', (_, pakkeTilbud, href) => {
    expect(findTilbudLenke(tilbud({ pakkeTilbud }))).toBe(href);
  });

  it.each(tilbudProductTypes)('%s needs both number and version (OFF-32, AMB-26)', (productType) => {
    expect(findTilbudLenke(tilbud({ productType, policyNumber: undefined }))).toBeUndefined();
    expect(findTilbudLenke(tilbud({ productType, policyNumber: ' ' }))).toBeUndefined();
    expect(findTilbudLenke(tilbud({ productType, versionNumber: undefined }))).toBeUndefined();
  });

  it('accepts version 0 (AMB-23), and keeps a number inside its path segment', () => {
    expect(findTilbudLenke(tilbud({ versionNumber: 0 }))).toBe(hus.replace('version=2', 'version=0'));
    expect(findTilbudLenke(tilbud({ productType: 'BIL', policyNumber: '1/2?3' }))).toBe(
      '/privat/forsikring/motor/bil/1%2F2%3F3',
    );
  });

  it('is blocked only for customers known to be under 18', () => {
    expect(toKjopsLenke(hus, 'under18')).toBe('/privat/forsikring/oversikt/kjopsinnganger?sperret=under18');
    expect(toKjopsLenke(hus, undefined)).toBe(hus);
  });
});

it.each(tilbudProductTypes)('an expired %s gets a new price where it is bought', (productType) => {
  expect(getNyPrisLenke({ productType })).toMatch(/^\/privat\/forsikring\/(?!.*\d)/);
});
