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
