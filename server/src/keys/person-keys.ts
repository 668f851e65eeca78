import { deriveKey } from './derive-key.ts';
import { createNaming } from './naming.ts';
import { seal, unseal } from './seal.ts';
import type { Persons } from '../persistence/samtykke-repository.ts';

export type PersonKeys = ReturnType<typeof createPersonKeys>;

/**
 * Who a change is about, as the database knows it.
 *
 * @param key CONSENT_LOG_KEY, 32 bytes as base64: names and seals what is written
 * @param otherKeys CONSENT_LOG_OTHER_KEYS: read with besides
 */
export function createPersonKeys(key: string, otherKeys: readonly string[] = []) {
  const nameNow = createNaming(key, 'samtykke-person');
  const nameOtherwise = otherKeys.map((other) => createNaming(other, 'samtykke-person'));
  const sealing = deriveKey(key, 'samtykke-levering');
  const sealings = [sealing, ...otherKeys.map((other) => deriveKey(other, 'samtykke-levering'))];

  return {
    toPersons: (fodselsnummer: string): Persons => [
      nameNow(fodselsnummer),
      ...nameOtherwise.map((name) => name(fodselsnummer)),
    ],

    seal: (fodselsnummer: string): Buffer => seal(sealing, fodselsnummer),

    /** @throws when the bytes were sealed with none of the keys, or changed since */
    unseal(sealed: Buffer): string {
      let cause: unknown;
      for (const each of sealings) {
        try {
          return unseal(each, sealed);
        } catch (error) {
          // The tag does not fit: another key's.
          cause = error;
        }
      }
      throw new Error('Sealed with a key that is not known here, or changed since', { cause });
    },
  };
}
