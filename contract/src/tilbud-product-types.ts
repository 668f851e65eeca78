/** The kinds of offers that can be shown and continued (OFF-38). Others never reach the customer (OFF-31). */
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
