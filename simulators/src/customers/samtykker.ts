import type { Customer } from './customer.ts';

/** What the consent register has about a customer; a consent that was never asked for is absent. */
export interface Samtykker {
  MARKETING?: boolean;
  CROSS_DOMAIN?: boolean;
  RESERVASJON: boolean;
}

/** By customer key. All others have said no to marketing and get documents by post. */
const byKey: Record<string, Samtykker> = {
  'lo-medlem': { MARKETING: true, CROSS_DOMAIN: false, RESERVASJON: true },
  tom: { RESERVASJON: false },
  utland: { MARKETING: true, RESERVASJON: true },
};

const ordinary: Samtykker = { MARKETING: false, CROSS_DOMAIN: false, RESERVASJON: false };

export function getSamtykker({ key, samtykker }: Pick<Customer, 'key' | 'samtykker'>): Samtykker {
  return samtykker ?? byKey[key] ?? ordinary;
}
