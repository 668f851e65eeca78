import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';
import type { ProductType } from '@portal/contract/product-types.ts';
import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import type { FigureName } from '../../drawings/figures/figures.ts';
import { getKategoriLenke, getKjopLenke } from '../../lib/kjop-lenke.ts';

interface Produkt {
  /** The purchase address; show it through `toKjopsLenke`. */
  href: string;
  /** The figure in the first card's picture. */
  figure: FigureName;
}

/** The purchase page and the figure of each product that can be recommended. */
export const produkter: Record<NextBestOfferProdukt, Produkt> = {
  BIL: { href: getKjopLenke('bil'), figure: 'bil' },
  BOBIL: { href: getKjopLenke('bobil'), figure: 'camping' },
  MC: { href: getKjopLenke('mc'), figure: 'mc' },
  MOPED: { href: getKjopLenke('moped'), figure: 'moped' },
  SEK: { href: getKjopLenke('sek'), figure: 'sparkesykkel' },
  TILHENGER: { href: getKjopLenke('tilhenger'), figure: 'tilhenger' },
  CAMPINGVOGN: { href: getKjopLenke('campingvogn'), figure: 'camping' },
  BAAT: { href: getKjopLenke('baat'), figure: 'baat' },
  HUS: { href: getKjopLenke('hus'), figure: 'hus' },
  FRITIDSHUS: { href: getKjopLenke('hytte'), figure: 'hytte' },
  INNBO: { href: getKjopLenke('innbo'), figure: 'innbo' },
  REISE: { href: getKjopLenke('reise'), figure: 'reise' },
  // Dogs and cats have separate purchase pages; this page lets the customer choose.
  KJAELEDYR: { href: getKategoriLenke('dyr'), figure: 'hund' },
  BARNEFORSIKRING: { href: getKjopLenke('barneforsikring'), figure: 'bamse' },
  BEHANDLINGSFORSIKRING: { href: getKjopLenke('behandlingsforsikring'), figure: 'forstehjelp' },
  KRITISKSYKDOM: { href: getKjopLenke('kritisksykdom'), figure: 'hjerte' },
  LIVSFORSIKRING: { href: getKjopLenke('livsforsikring'), figure: 'hjerte' },
  UFOREFORSIKRING: { href: getKjopLenke('uforeforsikring'), figure: 'paraply' },
  ULYKKESFORSIKRING: { href: getKjopLenke('ulykkesforsikring'), figure: 'forstehjelp' },
};

/**
 * Which recommendations an agreement or an offer makes unnecessary: collective travel counts as travel, collective home
 * as contents, and so on. A type with two possible meanings excludes both: one recommendation too few is better than
 * advice to buy what one has. Supplements and products that are never recommended exclude none.
 */
export const dekkes: Record<ProductType | TilbudProductType, readonly NextBestOfferProdukt[]> = {
  BIL: ['BIL'],
  MC: ['MC'],
  MOPED: ['MOPED'],
  SEK: ['SEK'],
  CAMPING: ['CAMPINGVOGN', 'BOBIL'],
  // Vehicles of unknown type are mostly trailers; offers have a type of their own for trailers.
  ANNET_KJORETOY: ['TILHENGER'],
  TILHENGER: ['TILHENGER'],
  BAAT: ['BAAT'],
  HUS: ['HUS'],
  FRITIDSHUS: ['FRITIDSHUS'],
  INNBO: ['INNBO'],
  KOLLEKTIV_HJEM: ['INNBO'],
  REISE: ['REISE'],
  KOLLEKTIV_REISE: ['REISE'],
  KJAELEDYR: ['KJAELEDYR'],
  LOFAVOR_KJAELEDYR: ['KJAELEDYR'],
  KOLLEKTIV_ULYKKE: ['ULYKKESFORSIKRING'],
  KOLLEKTIV_ULYKKE_FRITID: ['ULYKKESFORSIKRING'],
  GRUPPE_ULYKKE: ['ULYKKESFORSIKRING'],
  KOLLEKTIV_ULYKKE_BARN: ['BARNEFORSIKRING'],
  GRUPPE_KRITISK_SYKDOM: ['KRITISKSYKDOM'],
  ANNEN_SYKDOM: ['UFOREFORSIKRING', 'KRITISKSYKDOM'],
  GRUPPELIV: ['LIVSFORSIKRING'],
  BEHANDLING: ['BEHANDLINGSFORSIKRING'],
  BOLIGSELGER: [],
  FIRMABIL: [],
  VETERANBIL: [],
  VAREBIL: [],
  SNOSCOOTER: [],
  TRAKTOR: [],
  HEST: [],
  VERDISAKER: [],
  LANDBRUK: [],
  REISE_TILLEGG: [],
  LO_INNBO_TILLEGG: [],
  KOLLEKTIV_LISENS: [],
  BETALING: [],
};
