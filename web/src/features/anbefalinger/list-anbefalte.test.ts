import { describe, expect, it } from 'vitest';

import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';

import { listAnbefalte } from './list-anbefalte.ts';

function makeAnbefaling(scores: [NextBestOfferProdukt | 'NYTT_PRODUKT', number][], controlgroup = false) {
  return {
    controlgroup,
    scores: scores.map(([nextBestOfferProdukt, score]) => ({
      nextBestOfferProdukt: nextBestOfferProdukt as NextBestOfferProdukt,
      score,
    })),
  };
}

const anbefaling = makeAnbefaling([
  ['BIL', 0.1],
  ['REISE', 0.9],
  ['INNBO', 0.5],
]);

describe('listAnbefalte', () => {
  it('sorts by score, the highest first (NBO-11)', () => {
    expect(listAnbefalte(anbefaling, [])).toEqual(['REISE', 'INNBO', 'BIL']);
  });

  it('takes five of eight, and only after those the customer holds are left out (NBO-07, NBO-08)', () => {
    const atte = makeAnbefaling([
      ['BIL', 0.8],
      ['MC', 0.7],
      ['HUS', 0.6],
      ['INNBO', 0.5],
      ['REISE', 0.4],
      ['BAAT', 0.3],
      ['SEK', 0.2],
      ['MOPED', 0.1],
    ]);
    expect(listAnbefalte(atte, [])).toEqual(['BIL', 'MC', 'HUS', 'INNBO', 'REISE']);
    expect(listAnbefalte(atte, [{ productType: 'BIL' }, { productType: 'MC' }])).toEqual([
      'HUS',
      'INNBO',
      'REISE',
      'BAAT',
      'SEK',
    ]);
  });

  it.each<[string, NextBestOfferProdukt]>([
    ['BIL', 'BIL'],
    ['KOLLEKTIV_REISE', 'REISE'],
    ['REISE', 'REISE'],
    ['KOLLEKTIV_HJEM', 'INNBO'],
    ['INNBO', 'INNBO'],
    ['CAMPING', 'CAMPINGVOGN'],
    ['GRUPPELIV', 'LIVSFORSIKRING'],
    ['GRUPPE_KRITISK_SYKDOM', 'KRITISKSYKDOM'],
    ['KOLLEKTIV_ULYKKE', 'ULYKKESFORSIKRING'],
    ['KOLLEKTIV_ULYKKE_BARN', 'BARNEFORSIKRING'],
    ['BEHANDLING', 'BEHANDLINGSFORSIKRING'],
  ])('an agreement %s leaves out %s (NBO-08 to NBO-10)', (productType, produkt) => {
    expect(listAnbefalte(makeAnbefaling([[produkt, 1]]), [{ productType }])).toEqual([]);
  });

  it.each(['REISE_TILLEGG', 'LO_INNBO_TILLEGG', 'VETERANBIL', 'NOE_NYTT', undefined])(
    'an agreement %s leaves out nothing',
    (productType) => {
      const avtale = productType === undefined ? {} : { productType };
      expect(listAnbefalte(anbefaling, [avtale])).toHaveLength(3);
    },
  );

  it('an agreement that is ending leaves out nothing, whatever else is true of it (OD-109)', () => {
    const avsluttes = { productType: 'BIL', avtaleStatusDescription: 'Til Annullasjon' };
    expect(listAnbefalte(anbefaling, [avsluttes])).toContain('BIL');
    expect(listAnbefalte(anbefaling, [avsluttes, { productType: 'BIL' }])).not.toContain('BIL');
  });

  it('is empty for the control group (NBO-05)', () => {
    expect(listAnbefalte({ ...anbefaling, controlgroup: true }, [])).toEqual([]);
  });

  it('skips a product without a text of ours, and one that came before with a better score (OD-108)', () => {
    const scores = makeAnbefaling([
      ['NYTT_PRODUKT', 0.99],
      ['BIL', 0.2],
      ['HUS', 0.3],
      ['BIL', 0.4],
    ]);
    expect(listAnbefalte(scores, [])).toEqual(['BIL', 'HUS']);
  });
});
