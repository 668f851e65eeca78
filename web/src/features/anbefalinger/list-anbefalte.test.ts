import { describe, expect, it } from 'vitest';

import { type NextBestOfferProdukt, nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import { kjopssperrer } from '@portal/contract/kjopssperrer.ts';

import { type Grunnlag, listAnbefalte, listEide } from './list-anbefalte.ts';
import { dekkes } from './produkter.ts';

function makeAnbefaling(scores: [NextBestOfferProdukt | 'NYTT_PRODUKT', number][], controlgroup = false) {
  return {
    controlgroup,
    scores: scores.map(([nextBestOfferProdukt, score]) => ({
      nextBestOfferProdukt: nextBestOfferProdukt as NextBestOfferProdukt,
      score,
    })),
  };
}

const ingenting: Grunnlag = {
  avtaler: [],
  tilbud: [],
  harReise: true,
  kjopssperre: undefined,
  medlemsprodukter: [],
};
type Held = Grunnlag['avtaler'][number];
/** Agreements are ordinary ones unless they say otherwise. */
const makeGrunnlag = ({
  avtaler = [],
  ...grunnlag
}: Partial<Omit<Grunnlag, 'avtaler'>> & { avtaler?: Partial<Held>[] }): Grunnlag => ({
  ...ingenting,
  ...grunnlag,
  avtaler: avtaler.map((avtale) => ({ systemSource: 'NICE', avtaleStatus: 'ACTIVE', ...avtale })),
});
const listAlle = (
  anbefaling: ReturnType<typeof makeAnbefaling>,
  grunnlag: Parameters<typeof makeGrunnlag>[0] = {},
) => listAnbefalte(anbefaling, makeGrunnlag(grunnlag)).alle;

const anbefaling = makeAnbefaling([
  ['BIL', 0.1],
  ['REISE', 0.9],
  ['INNBO', 0.5],
]);

describe('listAnbefalte', () => {
  it('sorts by score, the highest first (NBO-11)', () => {
    expect(listAlle(anbefaling)).toEqual(['REISE', 'INNBO', 'BIL']);
  });

  it('takes five of eight, after leaving out what the customer has (NBO-07, NBO-08)', () => {
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
    expect(listAlle(atte)).toEqual(['BIL', 'MC', 'HUS', 'INNBO', 'REISE']);
    expect(listAlle(atte, { avtaler: [{ productType: 'BIL' }, { productType: 'MC' }] })).toEqual([
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
    ['ANNEN_SYKDOM', 'UFOREFORSIKRING'],
    ['ANNET_KJORETOY', 'TILHENGER'],
  ])('an agreement %s leaves out %s (NBO-08 to NBO-10)', (productType, produkt) => {
    expect(listAlle(makeAnbefaling([[produkt, 1]]), { avtaler: [{ productType }] })).toEqual([]);
  });

  it.each(nextBestOfferProdukter)(
    'an agreement or a package called %s as the product leaves it out',
    (produkt) => {
      const alene = makeAnbefaling([[produkt, 1]]);
      const pakke = { productType: 'HUS', pakkeTilbud: [{ productType: produkt }] } as const;
      expect(listAlle(alene, { avtaler: [{ productType: produkt }] })).toEqual([]);
      expect(listAlle(alene, { tilbud: [pakke] })).toEqual([]);
      expect(listEide(alene, makeGrunnlag({ avtaler: [{ productType: produkt }] }).avtaler)).toEqual([
        produkt,
      ]);
    },
  );

  it.each(['REISE_TILLEGG', 'LO_INNBO_TILLEGG', 'VETERANBIL', 'NOE_NYTT', undefined])(
    'an agreement %s leaves out nothing',
    (productType) => {
      const avtale = productType === undefined ? {} : { productType };
      expect(listAlle(anbefaling, { avtaler: [avtale] })).toHaveLength(3);
    },
  );

  it('an agreement that is ending leaves out nothing, whatever else is true of it (OD-109)', () => {
    const avsluttes = { productType: 'BIL', avtaleStatusDescription: 'Til Annullasjon' };
    expect(listAlle(anbefaling, { avtaler: [avsluttes] })).toContain('BIL');
    expect(listAlle(anbefaling, { avtaler: [avsluttes, { productType: 'BIL' }] })).not.toContain('BIL');
  });

  it.each(['EIKA_PERSON', 'PROLIFE'] as const)(
    'what is pending in %s ends on no day, whatever its description says, and is not recommended',
    (systemSource) => {
      const soknad = {
        productType: 'ANNEN_SYKDOM',
        systemSource,
        avtaleStatus: 'PENDING',
        avtaleStatusDescription: 'Til Annullasjon',
      };
      expect(listAlle(makeAnbefaling([['UFOREFORSIKRING', 1]]), { avtaler: [soknad] })).toEqual([]);
    },
  );

  it('is empty for the control group (NBO-05)', () => {
    expect(listAlle({ ...anbefaling, controlgroup: true })).toEqual([]);
  });

  it('skips a product without a text of ours, and a duplicate with a lower score (OD-108)', () => {
    const scores = makeAnbefaling([
      ['NYTT_PRODUKT', 0.99],
      ['BIL', 0.2],
      ['HUS', 0.3],
      ['BIL', 0.4],
    ]);
    expect(listAlle(scores)).toEqual(['BIL', 'HUS']);
  });

  it('knows for each product which agreements make it unnecessary (NBO-08)', () => {
    const dekket = new Set(Object.values(dekkes).flat());
    expect(nextBestOfferProdukter.filter((produkt) => !dekket.has(produkt))).toEqual([]);
  });

  it('leaves out what has been applied for', () => {
    const soknad = {
      productType: 'ANNEN_SYKDOM',
      avtaleStatus: 'PENDING',
      systemSource: 'EIKA_PERSON',
    } as const;
    expect(listAlle(makeAnbefaling([['UFOREFORSIKRING', 1]]), { avtaler: [soknad] })).toEqual([]);
  });

  it('leaves out what there is an open offer on, packages included, but not what there is an expired one on', () => {
    const hus = { productType: 'HUS' as const, pakkeTilbud: [{ productType: 'INNBO' }] };
    const begge = makeAnbefaling([
      ['HUS', 0.9],
      ['INNBO', 0.8],
      ['BIL', 0.7],
    ]);
    expect(listAlle(begge, { tilbud: [hus] })).toEqual(['BIL']);
    expect(listAlle(begge, { tilbud: [{ ...hus, utlopt: true }] })).toEqual(['HUS', 'INNBO', 'BIL']);
    const dyr = { productType: 'LOFAVOR_KJAELEDYR' as const, pakkeTilbud: [] };
    expect(listAlle(makeAnbefaling([['KJAELEDYR', 1]]), { tilbud: [dyr] })).toEqual([]);
  });

  it('leaves out travel where the brand does not sell it', () => {
    expect(listAlle(anbefaling, { harReise: false })).toEqual(['INNBO', 'BIL']);
  });

  it('is empty only for customers who may not buy', () => {
    for (const kjopssperre of kjopssperrer) expect(listAlle(anbefaling, { kjopssperre })).toEqual([]);
    expect(listAlle(anbefaling, { kjopssperre: undefined })).toHaveLength(3);
  });

  describe('a union member (NBO-12, ROL-05)', () => {
    const medlemsprodukter = (['KJAELEDYR', 'REISE', 'BIL'] as const).map((produkt) => ({
      produkt,
      navn: produkt,
      tekst: '',
      url: '/',
      external: false,
    }));
    const list = (grunnlag: Parameters<typeof makeGrunnlag>[0]) => {
      const { medlem, alle } = listAnbefalte(anbefaling, makeGrunnlag({ medlemsprodukter, ...grunnlag }));
      return [medlem.map(({ produkt }) => produkt), alle];
    };

    it('gets the members’ own products first, by score, then the others', () => {
      expect(list({})).toEqual([['REISE', 'BIL', 'KJAELEDYR'], ['INNBO']]);
    });

    it('gets travel also where the brand sells it to members only', () => {
      expect(list({ harReise: false })).toEqual([['REISE', 'BIL', 'KJAELEDYR'], ['INNBO']]);
    });

    it('is not advised to buy what they have', () => {
      expect(list({ avtaler: [{ productType: 'KOLLEKTIV_REISE' }, { productType: 'INNBO' }] })).toEqual([
        ['BIL', 'KJAELEDYR'],
        [],
      ]);
    });
  });
});
