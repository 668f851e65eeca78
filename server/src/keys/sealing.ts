import { deriveKey } from './derive-key.ts';
import type { ConfiguredPurpose } from './purpose.ts';
import { seal, unseal } from './seal.ts';

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Seals texts for the portal itself, and opens what was sealed before a change of key.
 *
 * @param key of the configuration, 32 bytes as base64: seals what is written
 * @param otherKeys opened with besides
 */
export function createSealing(purpose: ConfiguredPurpose, key: string, otherKeys: readonly string[] = []) {
  const current = deriveKey(key, purpose);
  const all = [current, ...otherKeys.map((other) => deriveKey(other, purpose))];

  return {
    seal: (text: string): Buffer => seal(current, text),

    /** @throws when the bytes were sealed with none of the keys, or changed since */
    unseal(sealed: Buffer): string {
      let cause: unknown;
      for (const each of all) {
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
