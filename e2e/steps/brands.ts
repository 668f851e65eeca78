/** The seven distributors, and what tells them apart for a customer. */
export const brands = {
  sb1: { navn: 'SpareBank 1 Forsikring', nettbank: true },
  dnb: { navn: 'DNB Forsikring', nettbank: true },
  eika: { navn: 'Eika Forsikring', nettbank: true },
  fana: { navn: 'Fana Sparebank Forsikring', nettbank: true },
  sbm: { navn: 'Sparebanken Møre Forsikring', nettbank: true },
  fremtind: { navn: 'Fremtind Forsikring', nettbank: false },
  none: { navn: 'Forsikring', nettbank: true },
} as const;
export type Brand = keyof typeof brands;
export const brandNames = Object.keys(brands) as Brand[];

/** Origin of a brand's portal, on the port of the portal under test. */
export function getPortalOrigin(brand: Brand, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  if (brand !== 'none') url.hostname = `${brand}.${url.hostname}`;
  return url.origin;
}
