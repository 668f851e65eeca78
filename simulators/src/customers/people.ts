import type { Customer } from './customer.ts';
import { fodselsnumre, ingensNumre } from './fodselsnumre.ts';
import { findCustomer } from './list.ts';
import { createFodselsnummerMaker, type NumberWish } from './new-fodselsnummer.ts';

/** Everybody the outside systems know: the named test customers, and those made while the process runs. */
export interface People {
  find: (fodselsnummer: string) => Customer | undefined;
  /** Returns the national id of the new person, who is known until the process ends. */
  add: (person: Omit<Customer, 'fodselsnummer'>, wish: NumberWish) => string;
}

/** Not all are in the list of customers: some are named so that no system knows them. */
const named = new Set<string>([...Object.values(fodselsnumre), ...Object.values(ingensNumre)]);

export function createPeople(): People {
  const made = new Map<string, Customer>();
  const makeFodselsnummer = createFodselsnummerMaker((number) => named.has(number));
  return {
    find: (fodselsnummer) => findCustomer(fodselsnummer) ?? made.get(fodselsnummer),
    add: (person, wish) => {
      const fodselsnummer = makeFodselsnummer(wish);
      made.set(fodselsnummer, { ...person, fodselsnummer });
      return fodselsnummer;
    },
  };
}
