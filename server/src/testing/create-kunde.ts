import { inject } from 'vitest';

import { createKunde as createKundeAt, type Kunde } from '../../../tools/testing/create-kunde.ts';

export { type Kunde, toSystem } from '../../../tools/testing/create-kunde.ts';

/** Creates a person for one test in the simulators; pass the number to {@link logIn}. */
export function createKunde(kunde?: Kunde): Promise<{ fodselsnummer: string }> {
  return createKundeAt(inject('simulatorsUrl'), kunde);
}
