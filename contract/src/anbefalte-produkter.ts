/** Products that can be recommended. A separate list, since some of them are not product types of an agreement. */
export const nextBestOfferProdukter = [
  'BIL',
  'BOBIL',
  'MC',
  'MOPED',
  'SEK',
  'TILHENGER',
  'CAMPINGVOGN',
  'BAAT',
  'HUS',
  'FRITIDSHUS',
  'INNBO',
  'REISE',
  'KJAELEDYR',
  'BARNEFORSIKRING',
  'BEHANDLINGSFORSIKRING',
  'KRITISKSYKDOM',
  'LIVSFORSIKRING',
  'UFOREFORSIKRING',
  'ULYKKESFORSIKRING',
] as const;
export type NextBestOfferProdukt = (typeof nextBestOfferProdukter)[number];

/** The value of `produkt` on the overview; receipt pages send the type of product that was bought. */
export const NBO_OVERSIKT = 'OVERSIKT';
