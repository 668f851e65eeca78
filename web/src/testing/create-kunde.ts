import type { Kunde } from '@portal/contract/kunde.ts';

/** A grown-up customer with no flag set, with what a test cares about changed. */
export function createKunde(changed: Partial<Kunde> = {}): Kunde {
  return {
    ssn: '14838430121',
    isLoMedlem: false,
    isBankkunde: false,
    kontaktInformasjon: {},
    samtykker: {},
    ...changed,
  };
}
