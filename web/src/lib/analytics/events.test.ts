import { describe, expect, it } from 'vitest';

import * as events from './events.ts';

const href = 'https://portal.example/privat/detaljer/123?isLo=true';

describe('events are spelt as the contract has them', () => {
  it.each<[string, events.AnalyticsEvent, string, Record<string, unknown>]>([
    [
      'ANA-01',
      events.createSidevisning({ href, produkt: 'BIL' }),
      'Sidevisning',
      {
        side: '/privat/detaljer/{id}',
        $current_url: 'https://portal.example/privat/detaljer/{id}',
        produkt: 'BIL',
      },
    ],
    [
      'ANA-02',
      events.createKomponentvisning({ komponent: 'Tilbud' }),
      'Komponentvisning',
      { komponent: 'Tilbud' },
    ],
    [
      'ANA-03',
      events.createKnappeklikk({ href, type: 'lenke', navn: 'vis-tilbud', hendelse: 'klikk', id: 'x' }),
      'Knappeklikk',
      {
        type: 'lenke',
        navn: 'vis-tilbud',
        hendelse: 'klikk',
        id: 'x',
        $current_url: 'https://portal.example/privat/detaljer/{id}',
        produkt: undefined,
      },
    ],
    [
      'ANA-04',
      events.createKjopssperre({ type: 'under18', navn: 'kjop', hendelse: 'vist' }),
      'Kjøpssperre',
      { type: 'under18', navn: 'kjop', hendelse: 'vist' },
    ],
    [
      'ANA-05',
      events.createAnbefaling({ produktType: 'OVERSIKT', anbefalteProdukter: ['BIL'] }),
      'Anbefaling',
      { produktType: 'OVERSIKT', anbefalteProdukter: ['BIL'] },
    ],
    [
      'ANA-06',
      events.createFullfortKjop({ produktType: 'BIL', produktNavn: 'Bil', steg: 3 }),
      'Fullført kjøp',
      { produktType: 'BIL', produktNavn: 'Bil', steg: 3 },
    ],
    [
      'ANA-08',
      events.createTilbakemelding({ href, tilbakemelding: 'blid' }),
      'Tilbakemelding',
      { tilbakemelding: 'blid', side: '/privat/detaljer/{id}', produkt: undefined },
    ],
    [
      'ANA-09',
      events.createSkjemainput({ felt: 'tema', verdi: true }),
      'Skjemainput',
      { felt: 'tema', verdi: true },
    ],
    [
      'ANA-12',
      events.createStatistikk({ name: 'Antall', value: 3 }),
      'Statistikk',
      { name: 'Antall', value: 3 },
    ],
  ])('%s', (_, { kategori, felter }, expected, fields) => {
    expect(kategori).toBe(expected);
    expect(felter).toEqual(fields);
  });

  it('ANA-07, without what only members of a union have', () => {
    const fields = {
      page: 'oversikt',
      product: 'OVERSIKT',
      customerProducts: ['BIL', 'LO_INNBO_TILLEGG', 'KOLLEKTIV_HJEM'],
      mainNboProduct: 'HUS',
      subNboProducts: ['MC'],
      filteredNboProductsDueToActiveAgreement: ['BIL'],
      controlGroup: false,
      presentedNboModule: true,
      fallback: false,
    };
    expect(events.createVisningAvAnbefaling(fields)).toEqual({
      kategori: 'Visning av anbefaling',
      felter: { ...fields, customerProducts: ['BIL'] },
    });
  });

  it('ANA-10 and ANA-11 are two events of one moment', () => {
    expect(events.createAbTest({ href, name: 'Farge', abTestVariant: 'B' })).toEqual([
      { kategori: 'A/B-test', felter: { name: 'Farge', abTestVariant: 'B', side: '/privat/detaljer/{id}' } },
      { kategori: '$experiment_started', felter: { 'Experiment name': 'Farge', 'Variant name': 'B' } },
    ]);
  });

  it('there are twelve categories, each with a label of its own (ANA-15)', () => {
    expect(new Set(Object.values(events.kategorier)).size).toBe(12);
  });
});
