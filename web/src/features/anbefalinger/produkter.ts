import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';
import type { ProductType } from '@portal/contract/product-types.ts';

import type { FigureName } from '../../drawings/figures/figures.ts';
import { getKategoriLenke, getKjopLenke } from '../../lib/kjop-lenke.ts';

interface Produkt {
  /** Where it is bought; show it through `toKjopsLenke`. */
  href: string;
  /** In the scene of the first card. */
  figure: FigureName;
}

/** The purchase page and the figure of each product that can be recommended (OD-108). */
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
  // Dogs and cats are bought on different pages: the customer chooses there.
  KJAELEDYR: { href: getKategoriLenke('dyr'), figure: 'hund' },
  BARNEFORSIKRING: { href: getKjopLenke('barneforsikring'), figure: 'bamse' },
  BEHANDLINGSFORSIKRING: { href: getKjopLenke('behandlingsforsikring'), figure: 'forstehjelp' },
  KRITISKSYKDOM: { href: getKjopLenke('kritisksykdom'), figure: 'hjerte' },
  LIVSFORSIKRING: { href: getKjopLenke('livsforsikring'), figure: 'hjerte' },
  UFOREFORSIKRING: { href: getKjopLenke('uforeforsikring'), figure: 'paraply' },
  ULYKKESFORSIKRING: { href: getKjopLenke('ulykkesforsikring'), figure: 'forstehjelp' },
};

/** What a union member is shown instead (NBO-12). */
export const loHref: Partial<Record<NextBestOfferProdukt, string>> = { REISE: getKjopLenke('lofavorReise') };

/**
 * Which recommendation an agreement makes needless: collective travel is travel, collective home is contents (NBO-09,
 * NBO-10), and so for life. Supplements, and vehicles that are not recommended, make none needless.
 */
export const dekkes: Partial<Record<ProductType, NextBestOfferProdukt>> = {
  BIL: 'BIL',
  MC: 'MC',
  MOPED: 'MOPED',
  SEK: 'SEK',
  CAMPING: 'CAMPINGVOGN',
  BAAT: 'BAAT',
  HUS: 'HUS',
  FRITIDSHUS: 'FRITIDSHUS',
  INNBO: 'INNBO',
  KOLLEKTIV_HJEM: 'INNBO',
  REISE: 'REISE',
  KOLLEKTIV_REISE: 'REISE',
  KJAELEDYR: 'KJAELEDYR',
  KOLLEKTIV_ULYKKE: 'ULYKKESFORSIKRING',
  KOLLEKTIV_ULYKKE_FRITID: 'ULYKKESFORSIKRING',
  GRUPPE_ULYKKE: 'ULYKKESFORSIKRING',
  KOLLEKTIV_ULYKKE_BARN: 'BARNEFORSIKRING',
  GRUPPE_KRITISK_SYKDOM: 'KRITISKSYKDOM',
  GRUPPELIV: 'LIVSFORSIKRING',
  BEHANDLING: 'BEHANDLINGSFORSIKRING',
};
