import { FORSIKRING_PATH } from '@portal/contract/paths.ts';

import { findAddressStep } from './address-step.ts';
import { lenker } from './lenker.ts';

/**
 * Where the customer enters a vehicle's mileage; the page about missing details if the number is invalid in an address.
 */
export function getKilometerstandLenke(avtalenummer: string): string {
  const nummer = findAddressStep(avtalenummer);
  if (nummer === undefined) return lenker.manglerDetaljer;
  return `${FORSIKRING_PATH}/motor/detaljer/${nummer}/endre/kilometerstand`;
}
