import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { productTypes } from '@portal/contract/product-types.ts';

import type { Hendelse, Hendelser } from '../hendelser.ts';
import { type SporingEvent, kategorier, toEvents } from './events.ts';

const href = 'https://portal.example/privat/detaljer/123?isLo=true';

const toEvent = <Navn extends keyof Hendelser>(navn: Navn, felter: Hendelser[Navn]) =>
  toEvents<Navn>([navn, felter])[0];

describe('events are spelt as the contract has them', () => {
  it.each<[string, SporingEvent | undefined, string, Record<string, unknown>]>([
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

  it('ANA-07, with the ordinary product instead of one that only union members have', () => {
    const fields = {
      page: 'oversikt',
      product: 'OVERSIKT',
      customerProducts: ['BIL', 'LO_INNBO_TILLEGG', 'KOLLEKTIV_HJEM', 'INNBO'],
      mainNboProduct: 'HUS',
      subNboProducts: ['MC'],
      filteredNboProductsDueToActiveAgreement: ['BIL'],
      controlGroup: false,
      presentedNboModule: true,
      fallback: false,
    };
    expect(toEvent('visningAvAnbefaling', fields)).toEqual({
      kategori: 'Visning av anbefaling',
      felter: { ...fields, customerProducts: ['BIL', 'INNBO'] },
    });
  });

  it('a click on KOLLEKTIV_HJEM reports INNBO', () => {
    const felter = { href, type: 'lenke', navn: 'avtale', hendelse: 'klikk', produkt: 'KOLLEKTIV_HJEM' };
    expect(toEvent('knappeklikk', felter)?.felter['produkt']).toBe('INNBO');
  });

  it.each(['LO_INNBO_TILLEGG', 'KOLLEKTIV_ULYKKE_BARN', 'LOFAVOR_REISE'])(
    'a press on %s, which only members have, is not measured',
    (produkt) => {
      expect(
        toEvents(['knappeklikk', { href, type: 'lenke', navn: 'avtale', hendelse: 'klikk', produkt }]),
      ).toEqual([]);
    },
  );

  it('a page that is closed to union members is told as one that is closed to anybody', () => {
    const felter = { navn: 'kjopssperre', hendelse: 'visning' };
    expect(toEvent('kjopssperre', { type: 'lo', ...felter })?.felter).toEqual({
      type: 'generell',
      ...felter,
    });
  });

  it('ANA-10 and ANA-11 are two events for one moment', () => {
    expect(toEvents(['abTest', { href, name: 'Farge', abTestVariant: 'B' }])).toEqual([
      { kategori: 'A/B-test', felter: { name: 'Farge', abTestVariant: 'B', side: '/privat/detaljer/{id}' } },
      { kategori: '$experiment_started', felter: { 'Experiment name': 'Farge', 'Variant name': 'B' } },
    ]);
  });

  it('there are twelve categories, each with a label of its own (ANA-15)', () => {
    expect(new Set(Object.values(kategorier)).size).toBe(12);
  });
});

describe('no event reveals who is a union member, or has reported claims', () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...productTypes,
      'KOLLEKTIV_NY',
      'MEDLEMSRABATT',
      'MELDTE_SKADER',
      'LO_NY',
      'LO-medlem',
      'lofavør',
      'isLoMedlem',
      'fagforening',
    ),
    fc.string(),
  );
  const words = fc.array(word, { maxLength: 6 });
  const url = fc.tuple(word, word).map(([a, b]) => `https://portal.example/${a}/side?${b}=true`);
  const happened: fc.Arbitrary<Hendelse> = fc.oneof(
    fc.record({ href: url, produkt: word }).map((felter): Hendelse => ['sidevisning', felter]),
    word.map((komponent): Hendelse => ['komponentvisning', { komponent }]),
    fc
      .record({ href: url, type: word, navn: word, hendelse: word, id: word, produkt: word })
      .map((felter): Hendelse => ['knappeklikk', felter]),
    fc.record({ type: word, navn: word, hendelse: word }).map((felter): Hendelse => ['kjopssperre', felter]),
    fc
      .record({ produktType: word, anbefalteProdukter: words })
      .map((felter): Hendelse => ['anbefaling', felter]),
    fc
      .record({ produktType: word, produktNavn: word, flere: fc.dictionary(word, fc.oneof(word, words)) })
      .map((felter): Hendelse => ['fullfortKjop', felter]),
    fc
      .record({
        page: word,
        product: word,
        customerProducts: words,
        mainNboProduct: word,
        subNboProducts: words,
        filteredNboProductsDueToActiveAgreement: words,
        controlGroup: fc.boolean(),
        presentedNboModule: fc.boolean(),
        fallback: fc.boolean(),
      })
      .map((felter): Hendelse => ['visningAvAnbefaling', felter]),
    fc
      .record({ href: url, tilbakemelding: word, produkt: word })
      .map((felter): Hendelse => ['tilbakemelding', felter]),
    fc.record({ felt: word, verdi: word }).map((felter): Hendelse => ['skjemainput', felter]),
    fc.record({ href: url, name: word, abTestVariant: word }).map((felter): Hendelse => ['abTest', felter]),
    fc.record({ name: word, value: fc.nat() }).map((felter): Hendelse => ['statistikk', felter]),
  );
  const telling = /KOLLEKTIV|\bLO_|LO-medlem|lofav|isLoMedlem|fagforening|MEDLEMSRABATT|MELDTE_SKADER/i;

  it('by a union word', () => {
    fc.assert(
      fc.property(happened, (hendelse) => !telling.test(JSON.stringify(toEvents(hendelse)))),
      {
        numRuns: 1000,
      },
    );
  });
});
