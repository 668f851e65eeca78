import type { Customer } from './customer.ts';

/** An address as the customer register has it. `land` is a country code, absent for Norway. */
export interface Adresse {
  gatenavn?: string;
  gatenummer?: string;
  gatenummerBokstav?: string;
  gaardsnummer?: string;
  bruksnummer?: string;
  postnummer?: string;
  /** Addresses abroad only; for Norwegian ones it follows from the postal code. */
  poststed?: string;
  land?: string;
}

export interface Adresser {
  folkeregistrert: Adresse;
  /** Absent where the registered address is in use. */
  iBruk?: Adresse;
}

/** By customer key. Other customers with a customer number get an ordinary address. */
const byKey: Record<string, Adresser> = {
  standard: {
    folkeregistrert: { gatenavn: 'Solbakken', gatenummer: '7', postnummer: '5003' },
    iBruk: { gatenavn: 'Storgata', gatenummer: '12', gatenummerBokstav: 'B', postnummer: '0155' },
  },
  'lo-medlem': {
    folkeregistrert: { gaardsnummer: '10', bruksnummer: '5', postnummer: '2050' },
  },
  bankkunde: {
    folkeregistrert: { gatenavn: 'Kongleveien', gatenummer: '3', postnummer: '7010' },
    iBruk: { gaardsnummer: '44', bruksnummer: '2', postnummer: '9800' },
  },
  mange: {
    folkeregistrert: { gatenavn: 'Toppen', gatenummer: '1', postnummer: '3770' },
    iBruk: { gatenavn: 'Bunnen', gatenummer: '2', postnummer: '3770' },
  },
  'atten-i-dag': {
    folkeregistrert: { gatenavn: 'Hyblene', gatenummer: '18', postnummer: '7030' },
    iBruk: { gatenavn: 'Barndomsveien', gatenummer: '1', postnummer: '9510' },
  },
  utland: {
    folkeregistrert: {
      gatenavn: 'Fyrvägen',
      gatenummer: '3',
      postnummer: '456 50',
      poststed: 'SMÖGEN',
      land: 'SE',
    },
  },
  'register-nede': {
    folkeregistrert: { gatenavn: 'Låsveien', gatenummer: '1', postnummer: '4006' },
    iBruk: { gatenavn: 'Nøkkelgata', gatenummer: '9', postnummer: '4006' },
  },
};

const ordinary: Adresser = { folkeregistrert: { gatenavn: 'Lia', gatenummer: '4', postnummer: '1337' } };

export function getAdresser({ key, adresser }: Pick<Customer, 'key' | 'adresser'>): Adresser {
  return adresser ?? byKey[key] ?? ordinary;
}
