import { fodselsnumre } from '../../tools/testing/fodselsnumre.ts';

/** The key says what is special about the customer. */
export type CustomerKey = keyof typeof fodselsnumre;

/** One of the test customers, or a person that the story has made for itself. */
export type Somebody = CustomerKey | { fodselsnummer: string };

export function getFodselsnummer(somebody: Somebody): string {
  return typeof somebody === 'string' ? fodselsnumre[somebody] : somebody.fodselsnummer;
}
