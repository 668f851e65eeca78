/** A query parameter of one of our own addresses: its name, and the values it may have. */
export interface AddressWord<Value extends string = string> {
  readonly name: string;
  readonly values: readonly Value[];
}

export function defineAddressWord<Value extends string>(
  name: string,
  values: readonly Value[],
): AddressWord<Value> {
  return { name, values };
}

/** The address with the parameter added to its query, before the fragment. */
export function withWord<Value extends string>(
  address: string,
  { name }: AddressWord<Value>,
  value: Value,
): string {
  const [page = '', ...fragment] = address.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${name}=${value}`, ...fragment].join('#');
}

/** Undefined when the value is not one of the listed ones. */
export function readWord<Value extends string>(
  { name, values }: AddressWord<Value>,
  search: string,
): Value | undefined {
  const said = new URLSearchParams(search).get(name);
  return values.find((value) => value === said);
}

/** The outcome of a form that was sent without script, shown on the page it redirects to. */
export const RESULTAT = 'resultat';
