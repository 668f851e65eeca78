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
export function withParameter(address: string, parameter: string): string {
  const [page = '', ...fragment] = address.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${parameter}`, ...fragment].join('#');
}

export function withWord<Value extends string>(
  address: string,
  { name }: AddressWord<Value>,
  value: Value,
): string {
  return withParameter(address, `${name}=${value}`);
}

/** Undefined when the value is not one of the listed ones. */
export function toWord<Value extends string>(
  { values }: AddressWord<Value>,
  said: unknown,
): Value | undefined {
  return values.find((value) => value === said);
}

export function readWord<Value extends string>(word: AddressWord<Value>, search: string): Value | undefined {
  return toWord(word, new URLSearchParams(search).get(word.name));
}

/** The outcome of a form that was sent without script, shown on the page it redirects to. */
export const RESULTAT = 'resultat';
