import { FORSIKRING_PATH } from '@portal/contract/paths.ts';

import { findAddressStep } from './address-step.ts';
import { lenker } from './lenker.ts';

/** Where the customer writes a vehicle's mileage; for a number that no address can have, what to do instead. */
export function getKilometerstandLenke(avtalenummer: string): string {
  const nummer = findAddressStep(avtalenummer);
  if (nummer === undefined) return lenker.manglerDetaljer;
  return `${FORSIKRING_PATH}/motor/detaljer/${nummer}/endre/kilometerstand`;
}
