import type { Kunde } from '@portal/contract/kunde.ts';

/** A test customer's number, written as it is shown: unformatted numbers are only in one file of the simulators. */
export const FODSELSNUMMER = '148384 30121'.replace(' ', '');

/** An adult customer with no flag set, with the given changes. */
export function createKunde(changed: Partial<Kunde> = {}): Kunde {
  return {
    ssn: FODSELSNUMMER,
    isLoMedlem: false,
    isBankkunde: false,
    kontaktInformasjon: {},
    ...changed,
  };
}
