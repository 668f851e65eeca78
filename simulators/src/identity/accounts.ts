import { createHmac } from 'node:crypto';

import type { Customer } from '../customers/customer.ts';
import type { People } from '../customers/people.ts';

/** The claims of the ID token about the person, besides `sub`. */
export interface Account {
  sub: string;
  pid: string;
  name: string;
  login_context: string;
  login_bank_registry?: string;
}

export interface Accounts {
  /** Makes the account known to {@link Accounts.find}. The national id must be valid. */
  logIn: (fodselsnummer: string) => Account;
  find: (sub: string) => Account | undefined;
}

export function createAccounts(people: People): Accounts {
  const bySub = new Map<string, Account>();
  return {
    logIn: (fodselsnummer) => {
      const account = toAccount(fodselsnummer, people.find(fodselsnummer));
      bySub.set(account.sub, account);
      return account;
    },
    find: (sub) => bySub.get(sub),
  };
}

function toAccount(fodselsnummer: string, customer: Customer | undefined): Account {
  const bankRegistry = customer?.login?.bankRegistry;
  return {
    // Opaque, and the same at every login and after a restart; the national id cannot be derived from it.
    sub: createHmac('sha256', 'simulated-subject').update(fodselsnummer).digest('base64url'),
    pid: fodselsnummer,
    name: customer?.navn ?? 'Blid Måne',
    login_context: customer?.login?.context ?? 'FORSIKRING',
    ...(bankRegistry === undefined ? {} : { login_bank_registry: bankRegistry }),
  };
}
