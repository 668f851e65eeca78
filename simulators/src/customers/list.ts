import { alleMerker } from './alle-merker.ts';
import { bankkunde } from './bankkunde.ts';
import type { Customer } from './customer.ts';
import { failing } from './failing.ts';
import { likeNummer } from './like-nummer.ts';
import { loMedlem } from './lo-medlem.ts';
import { mange } from './mange.ts';
import { dNummer, kontrollgruppe, nyKunde, utenKundenummer } from './plain.ts';
import { medEndretPris } from './med-endret-pris.ts';
import { prolife } from './prolife.ts';
import { sparebank } from './sparebank.ts';
import { standard } from './standard.ts';
import { tom } from './tom.ts';
import { utland } from './utland.ts';
import { attenIDag, under18 } from './young.ts';

/** All test customers, in the order in which they are shown. */
export const customers: readonly Customer[] = [
  standard,
  loMedlem,
  bankkunde,
  tom,
  mange,
  prolife,
  under18,
  attenIDag,
  utland,
  sparebank,
  alleMerker,
  kontrollgruppe,
  utenKundenummer,
  dNummer,
  likeNummer,
  ...medEndretPris,
  ...failing,
  nyKunde,
];

const byFodselsnummer = new Map(customers.map((customer) => [customer.fodselsnummer, customer]));

export function findCustomer(fodselsnummer: string): Customer | undefined {
  return byFodselsnummer.get(fodselsnummer);
}
