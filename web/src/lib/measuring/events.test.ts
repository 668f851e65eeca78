import { describe, expect, it } from 'vitest';

import type { Hendelser } from '../analytics/hendelser.ts';
import { type AnalyticsEvent, kategorier, toEvents } from './events.ts';

const href = 'https://portal.example/privat/detaljer/123?isLo=true';

const toEvent = <Navn extends keyof Hendelser>(navn: Navn, felter: Hendelser[Navn]) =>
  toEvents<Navn>([navn, felter])[0];

describe('events are spelt as the contract has them', () => {
  it.each<[string, AnalyticsEvent | undefined, string, Record<string, unknown>]>([
    [
      'ANA-01',
      toEvent('sidevisning', { href, produkt: 'BIL' }),
      'Sidevisning',
      {
        side: '/privat/detaljer/{id}',
        $current_url: 'https://portal.example/privat/detaljer/{id}',
        produkt: 'BIL',
      },
    ],
    [
      'ANA-02',
      toEvent('komponentvisning', { komponent: 'Tilbud' }),
      'Komponentvisning',
      { komponent: 'Tilbud' },
    ],
    [
      'ANA-03',
      toEvent('knappeklikk', { href, type: 'lenke', navn: 'vis-tilbud', hendelse: 'klikk', id: 'x' }),
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
      toEvent('kjopssperre', { type: 'under18', navn: 'kjop', hendelse: 'vist' }),
      'Kjøpssperre',
      { type: 'under18', navn: 'kjop', hendelse: 'vist' },
    ],
    [
      'ANA-05',
      toEvent('anbefaling', { produktType: 'OVERSIKT', anbefalteProdukter: ['BIL'] }),
      'Anbefaling',
      { produktType: 'OVERSIKT', anbefalteProdukter: ['BIL'] },
    ],
    [
      'ANA-06',
      toEvent('fullfortKjop', { produktType: 'BIL', produktNavn: 'Bil', flere: { steg: 3 } }),
      'Fullført kjøp',
      { produktType: 'BIL', produktNavn: 'Bil', steg: 3 },
    ],
    [
      'ANA-08',
      toEvent('tilbakemelding', { href, tilbakemelding: 'blid' }),
      'Tilbakemelding',
      { tilbakemelding: 'blid', side: '/privat/detaljer/{id}', produkt: undefined },
    ],
    [
      'ANA-09',
      toEvent('skjemainput', { felt: 'tema', verdi: true }),
      'Skjemainput',
      { felt: 'tema', verdi: true },
    ],
    [
      'ANA-12',
      toEvent('statistikk', { name: 'Antall', value: 3 }),
      'Statistikk',
      { name: 'Antall', value: 3 },
    ],
  ])('%s', (_, event, kategori, felter) => {
    expect(event).toEqual({ kategori, felter });
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
    expect(toEvent('visningAvAnbefaling', fields)).toEqual({
      kategori: 'Visning av anbefaling',
      felter: { ...fields, customerProducts: ['BIL'] },
    });
  });

  it.each(['LO_INNBO_TILLEGG', 'KOLLEKTIV_HJEM'])('a press on %s does not tell of what', (produkt) => {
    const felter = { href, type: 'lenke', navn: 'avtale', hendelse: 'klikk', produkt };
    expect(toEvent('knappeklikk', felter)?.felter['produkt']).toBeUndefined();
  });

  it('ANA-10 and ANA-11 are two events of one moment', () => {
    expect(toEvents(['abTest', { href, name: 'Farge', abTestVariant: 'B' }])).toEqual([
      { kategori: 'A/B-test', felter: { name: 'Farge', abTestVariant: 'B', side: '/privat/detaljer/{id}' } },
      { kategori: '$experiment_started', felter: { 'Experiment name': 'Farge', 'Variant name': 'B' } },
    ]);
  });

  it('there are twelve categories, each with a label of its own (ANA-15)', () => {
    expect(new Set(Object.values(kategorier)).size).toBe(12);
  });
});
