import { deriveKey } from './derive-key.ts';
import type { ConfiguredPurpose } from './purpose.ts';
import { seal, unseal } from './seal.ts';

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Encrypts texts for the portal itself, and decrypts those from before a key rotation.
 *
 * @param key of the configuration, 32 bytes as base64: for encryption
 * @param otherKeys further keys for decryption
 */
export function createSealing(purpose: ConfiguredPurpose, key: string, otherKeys: readonly string[] = []) {
  const current = deriveKey(key, purpose);
  const all = [current, ...otherKeys.map((other) => deriveKey(other, purpose))];

  return {
    seal: (text: string): Buffer => seal(current, text),

    /** @throws when none of the keys fits, or the bytes were changed */
    unseal(sealed: Buffer): string {
      let cause: unknown;
      for (const each of all) {
        try {
          return unseal(each, sealed);
        } catch (error) {
          // The tag does not match: sealed with another key.
          cause = error;
        }
      }
      throw new Error('Sealed with a key that is not known here, or changed since', { cause });
    },
  };
}
