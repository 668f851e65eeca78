/** What can be recommended: a vocabulary of its own, since some of it is no product type of an agreement. */
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

/** `produkt` of the call on the overview; receipt pages send the type of what was bought. */
export const NBO_OVERSIKT = 'OVERSIKT';
