/**
 * The ordinary counterpart of a product that only union members have. Events report it instead, so that neither an
 * event nor a comparison of two lists reveals who is a member.
 */
const ordinary: Readonly<Record<string, string>> = {
  KOLLEKTIV_HJEM: 'INNBO',
  KOLLEKTIV_REISE: 'REISE',
  KOLLEKTIV_ULYKKE: 'GRUPPE_ULYKKE',
  KOLLEKTIV_ULYKKE_FRITID: 'GRUPPE_ULYKKE',
};

/** For products of agreements, offers and recommendations. Undefined: there is no ordinary counterpart. */
export function toOrdinaryProduct(produkt: string): string | undefined {
  return /^(?:LO_|KOLLEKTIV_)/.test(produkt) ? ordinary[produkt] : produkt;
}
