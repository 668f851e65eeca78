import { createNaming } from './naming.ts';
import { createSealing } from './sealing.ts';
import type { Persons } from '../persistence/samtykke-repository.ts';
import type { Whose } from '../session/session.ts';

export type PersonKeys = ReturnType<typeof createPersonKeys>;

/**
 * The pseudonym of the person that a change is about, as stored in the database.
 *
 * @param key CONSENT_LOG_KEY, 32 bytes as base64: for pseudonyms and encryption of new rows
 * @param otherKeys CONSENT_LOG_OTHER_KEYS: only for reading
 */
export function createPersonKeys(key: string, otherKeys: readonly string[] = []) {
  const nameNow = createNaming(key, 'samtykke-person');
  const nameOtherwise = otherKeys.map((other) => createNaming(other, 'samtykke-person'));

  return {
    toPersons: ({ customer }: Whose): Persons => [
      nameNow(customer.fodselsnummer),
      ...nameOtherwise.map((name) => name(customer.fodselsnummer)),
    ],
    ...createSealing('samtykke-levering', key, otherKeys),
  };
}
