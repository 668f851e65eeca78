import { productTypes } from '@portal/contract/product-types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type AvtaleTarget, getAvtaleLenke } from './avtale-lenke.ts';
import { getKilometerstandLenke } from './kilometerstand-lenke.ts';
import { findBankLenke, getSkadesakerLenke, lenker } from './lenker.ts';

const avtale = (endret: Partial<AvtaleTarget>): AvtaleTarget => ({
  policyNumber: '8801',
  productType: 'HUS',
  systemSource: 'NICE',
  avtaleStatus: 'ACTIVE',
  ...endret,
});

describe('fixed links', () => {
  it('are where the other apps expect them', () => {
    expect(lenker.oversikt).toBe('/privat/forsikring/oversikt');
    expect(lenker.betaling).toBe('/privat/forsikring/betaling');
    expect(lenker.aksept).toBe('/privat/forsikring/aksept');
    expect(getSkadesakerLenke()).toBe('/privat/forsikring/oversikt/jump/seopp/skadesaker');
    expect(getSkadesakerLenke('ahv')).toBe('/privat/forsikring/oversikt/jump/seopp/skadesaker?target=ahv');
    expect(getKilometerstandLenke('123')).toBe('/privat/forsikring/motor/detaljer/123/endre/kilometerstand');
    expect(getKilometerstandLenke('A/1')).toBe(
      '/privat/forsikring/motor/detaljer/A%2F1/endre/kilometerstand',
    );
  });

  it.each(['', ' ', '.', '..'])(
    'the mileage of %j, which is invalid in an address, is asked for nowhere',
    (nummer) => {
      expect(getKilometerstandLenke(nummer)).toBe(lenker.manglerDetaljer);
    },
  );
});

describe('getAvtaleLenke by product type', () => {
  const sider: Record<string, string> = {
    KJAELEDYR: 'kjeledyr-details',
    INNBO: 'innbo-details',
    KOLLEKTIV_HJEM: 'kollektiv-innbo-details',
    BOLIGSELGER: 'boligselger-details',
    HUS: 'hus-details',
    FRITIDSHUS: 'fritidshus-details',
    REISE: 'reise-details',
    KOLLEKTIV_REISE: 'kollektiv-reise-details',
    KOLLEKTIV_ULYKKE: 'kollektiv-ulykke-details',
    KOLLEKTIV_ULYKKE_BARN: 'kollektiv-ulykke-details',
    KOLLEKTIV_ULYKKE_FRITID: 'kollektiv-ulykke-details',
    GRUPPE_ULYKKE: 'kollektiv-ulykke-details',
    GRUPPE_KRITISK_SYKDOM: 'kollektiv-ulykke-details',
    GRUPPELIV: 'gruppeliv-details',
    BAAT: 'motor/detaljer',
    MC: 'motor/detaljer',
    MOPED: 'motor/detaljer',
    FIRMABIL: 'motor/detaljer',
    VETERANBIL: 'motor/detaljer',
    SNOSCOOTER: 'motor/detaljer',
    TRAKTOR: 'motor/detaljer',
    CAMPING: 'motor/detaljer',
    VAREBIL: 'motor/detaljer',
    ANNET_KJORETOY: 'motor/detaljer',
    BIL: 'motor/detaljer',
    SEK: 'motor/detaljer',
    HEST: 'detaljer',
    VERDISAKER: 'detaljer',
    LANDBRUK: 'detaljer',
    REISE_TILLEGG: 'detaljer',
    LO_INNBO_TILLEGG: 'detaljer',
    KOLLEKTIV_LISENS: 'detaljer',
    ANNEN_SYKDOM: 'detaljer',
    BEHANDLING: 'detaljer',
    BETALING: 'detaljer',
    NOE_NYTT: 'detaljer',
    constructor: 'detaljer',
  };

  it.each(Object.entries(sider))('%s links to %s', (productType, side) => {
    expect(getAvtaleLenke(avtale({ productType }))).toBe(`/privat/forsikring/${side}/8801`);
  });

  it('is tested for every type', () => {
    expect(Object.keys(sider)).toEqual(expect.arrayContaining([...productTypes]));
  });
});

describe('getAvtaleLenke by other properties of the agreement', () => {
  const manglerDetaljer = '/privat/forsikring/skade/mangler-detaljer';
  const generell = '/privat/forsikring/detaljer/8801';
  const reise = '/privat/forsikring/reise-details/8801';
  it.each<[string, Partial<AvtaleTarget>, string]>([
    ['REISE P48', { productType: 'REISE', productCode: 'P48' }, generell],
    ['KOLLEKTIV_REISE P48', { productType: 'KOLLEKTIV_REISE', productCode: 'P48' }, generell],
    ['REISE P44', { productType: 'REISE', productCode: 'P44', description: 'Reise' }, generell],
    ['REISE P44, no description', { productType: 'REISE', productCode: 'P44' }, generell],
    ['REISE P44 UNG', { productType: 'REISE', productCode: 'P44', description: 'Reise UNG' }, reise],
    [
      'KOLLEKTIV_REISE P44 UNG',
      { productType: 'KOLLEKTIV_REISE', productCode: 'P44', description: 'UNG reise' },
      '/privat/forsikring/kollektiv-reise-details/8801',
    ],
    ['REISE Y44', { productType: 'REISE', productCode: 'Y44', description: 'UNG' }, generell],
    ['KOLLEKTIV_REISE Y44', { productType: 'KOLLEKTIV_REISE', productCode: 'Y44' }, generell],
    ['REISE P45', { productType: 'REISE', productCode: 'P45' }, reise],
    ['HUS P48', { productType: 'HUS', productCode: 'P48' }, '/privat/forsikring/hus-details/8801'],
    ['not renewed by status', { productType: 'INNBO', avtaleStatus: 'NON_RENEWAL' }, generell],
    [
      'not renewed by description',
      { productType: 'INNBO', avtaleStatusDescription: 'Fornyes ikke' },
      generell,
    ],
    [
      'not renewed, travel UNG',
      { productType: 'REISE', productCode: 'P44', description: 'UNG', avtaleStatus: 'NON_RENEWAL' },
      generell,
    ],
    ['pending', { avtaleStatus: 'PENDING' }, '/privat/forsikring/hus-details/8801'],
    ['renewal', { avtaleStatus: 'RENEWAL' }, '/privat/forsikring/hus-details/8801'],
    [
      'LOFAVOR, no type',
      { systemSource: 'LOFAVOR', productType: undefined },
      `${manglerDetaljer}?avtale=8801`,
    ],
    ['LOFAVOR, no number', { systemSource: 'LOFAVOR', policyNumber: undefined }, manglerDetaljer],
    [
      'no number, but a code',
      { systemSource: 'PARIS', policyNumber: undefined, productCode: 'P 7&8' },
      `${manglerDetaljer}?produkt=P%207%268`,
    ],
    ['PARIS, empty type', { systemSource: 'PARIS', productType: '' }, `${manglerDetaljer}?avtale=8801`],
    ['PARIS, blank number', { systemSource: 'PARIS', policyNumber: '  ' }, manglerDetaljer],
    [
      'missing details come before non-renewal',
      { systemSource: 'PARIS', productType: '', avtaleStatus: 'NON_RENEWAL' },
      `${manglerDetaljer}?avtale=8801`,
    ],
    ['LOFAVOR with details', { systemSource: 'LOFAVOR' }, '/privat/forsikring/hus-details/8801'],
    ['NICE, no type', { productType: undefined }, generell],
    ['NICE, no number', { policyNumber: undefined }, manglerDetaljer],
  ])('%s', (_, endret, ventet) => {
    expect(getAvtaleLenke(avtale(endret))).toBe(ventet);
  });

  it('keeps any number inside its path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (policyNumber) => {
        fc.pre(policyNumber.trim() !== '' && policyNumber !== '.' && policyNumber !== '..');
        const url = new URL(getAvtaleLenke(avtale({ policyNumber })), 'https://portal.test');
        expect(url.pathname.split('/')).toHaveLength(5);
        expect(decodeURIComponent(url.pathname.split('/').at(-1) ?? '')).toBe(policyNumber);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});

describe('findBankLenke (FRM-23)', () => {
  it.each([
    ['www.bank.no', 'https://www.bank.no/privat'],
    ['bank.example', 'https://bank.example/privat'],
    ['www.sørbanken.no', 'https://www.sørbanken.no/privat'],
    ['bank.no/ond', undefined],
    ['bank.no@ond.no', undefined],
    ['https://bank.no', undefined],
    ['localhost', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %s is %s', (domene, expected) => {
    expect(findBankLenke(domene, '/privat')).toBe(expected);
  });
});
