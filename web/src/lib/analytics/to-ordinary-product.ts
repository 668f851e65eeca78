/**
 * What covers the same as a product that only members of a union have. A customer who has one is measured as one who has
 * the ordinary product, so that no event, nor what one list has and another has not, tells who is a member.
 */
const ordinary: Readonly<Record<string, string>> = {
  KOLLEKTIV_HJEM: 'INNBO',
  KOLLEKTIV_REISE: 'REISE',
  KOLLEKTIV_ULYKKE: 'GRUPPE_ULYKKE',
  KOLLEKTIV_ULYKKE_FRITID: 'GRUPPE_ULYKKE',
};

/** Of any list of products, those of agreements, offers or recommendations. Undefined: nothing ordinary is like it. */
export function toOrdinaryProduct(produkt: string): string | undefined {
  return /^(?:LO_|KOLLEKTIV_)/.test(produkt) ? ordinary[produkt] : produkt;
}
