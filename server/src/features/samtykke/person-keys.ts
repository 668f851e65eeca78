import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export type PersonKeys = ReturnType<typeof createPersonKeys>;

/**
 * Who a change is about, as the database knows it. National ids are few enough to try them all, so a plain hash would
 * name everybody; a keyed one names nobody without the key of the configuration.
 *
 * @param key CONSENT_LOG_KEY, 32 bytes as base64
 */
export function createPersonKeys(key: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', purpose, 32));
  const personKey = derive('samtykke-person');
  const sealingKey = derive('samtykke-levering');

  return {
    toPerson: (fodselsnummer: string): Buffer =>
      createHmac('sha256', personKey).update(fodselsnummer).digest(),

    /** AES-256-GCM: nonce, tag, then the text. */
    seal(fodselsnummer: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(fodselsnummer, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    /** @throws when the bytes were sealed with another key, or changed since */
    unseal(sealed: Buffer): string {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, iv, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    },
  };
}
