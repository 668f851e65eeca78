import { inject } from 'vitest';

import { createKunde as createKundeAt, type Kunde } from '../../../tools/testing/create-kunde.ts';

export { type Kunde, toSystem } from '../../../tools/testing/create-kunde.ts';

/** A person of a test's own, in the outside world of this run of tests; {@link logIn} takes the number. */
export function createKunde(kunde?: Kunde): Promise<{ fodselsnummer: string }> {
  return createKundeAt(inject('simulatorsUrl'), kunde);
}
