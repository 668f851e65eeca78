import { SAMLING_VERSJON, type Samling } from '@portal/contract/samling.ts';

/** The file of a customer who has nothing. */
export const tomSamling: Samling = {
  $schema: 'https://portalen.example/skjema/samling-1.json',
  versjon: SAMLING_VERSJON,
  laget: '2026-11-21T13:02:00.000Z',
  sprak: 'nb',
  selskap: 'Fana',
  mangler: [],
  kilder: [],
  kunde: { adresser: [] },
  avtaler: [],
  sum: {},
  priser: [],
  betalinger: [],
  tilbud: [],
  samtykker: { historikk: [] },
  delinger: [],
  innlogginger: [],
  aktivitet: [],
};
