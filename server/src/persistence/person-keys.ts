import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

import type { Persons } from './samtykke-repository.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export type PersonKeys = ReturnType<typeof createPersonKeys>;

/**
 * Who a change is about, as the database knows it. National ids are few enough to try them all, so a plain hash would
 * name everybody; a keyed one names nobody without the key of the configuration.
 *
 * @param key CONSENT_LOG_KEY, 32 bytes as base64: names and seals what is written
 * @param otherKeys CONSENT_LOG_OTHER_KEYS: read with besides
 */
export function createPersonKeys(key: string, otherKeys: readonly string[] = []) {
  const current = derive(key);
  const others = otherKeys.map(derive);

  return {
    toPersons: (fodselsnummer: string): Persons => [
      name(current, fodselsnummer),
      ...others.map((other) => name(other, fodselsnummer)),
    ],

    /** AES-256-GCM: nonce, tag, then the text. */
    seal(fodselsnummer: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(fodselsnummer, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    /** @throws when the bytes were sealed with none of the keys, or changed since */
    unseal(sealed: Buffer): string {
      let cause: unknown;
      for (const { sealing } of [current, ...others]) {
        try {
          return unseal(sealing, sealed);
        } catch (error) {
          // The tag does not fit: another key's. A wrong key never yields a wrong text.
          cause = error;
        }
      }
      throw new Error('Sealed with a key that is not known here, or changed since', { cause });
    },
  };
}

interface Keys {
  naming: KeyObject;
  sealing: KeyObject;
}

/** Key objects: given as bytes, Node makes one anew for each use, at five times the cost. */
function derive(key: string): Keys {
  const toKey = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', purpose, 32)));
  return { naming: toKey('samtykke-person'), sealing: toKey('samtykke-levering') };
}

function name({ naming }: Keys, fodselsnummer: string): Buffer {
  return createHmac('sha256', naming).update(fodselsnummer).digest();
}

function unseal(key: KeyObject, sealed: Buffer): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}
