/** What a customer can buy, in display order. Each is also a fragment on the buy-entry page. */
export const kjopskategorier = [
  'kjoretoy',
  'hus-og-hytte',
  'reise',
  'innbo-og-ting',
  'liv-og-helse',
  'baat',
  'dyr',
] as const;
export type Kjopskategori = (typeof kjopskategorier)[number];
