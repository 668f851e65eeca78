/** The types of offers that can be shown and continued. Others are never shown to the customer. */
export const tilbudProductTypes = [
  'HUS',
  'INNBO',
  'FRITIDSHUS',
  'REISE',
  'KJAELEDYR',
  'LOFAVOR_KJAELEDYR',
  'BIL',
  'MC',
  'MOPED',
  'BAAT',
  'SEK',
  'TILHENGER',
] as const;
export type TilbudProductType = (typeof tilbudProductTypes)[number];
