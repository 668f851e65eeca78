import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const SECRET_BYTES = 32;
const SECRET_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 256 random bits as base64url: the value of a cookie, or of `state`. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether the value can be one of {@link createSecret}'s; anything else is not worth a look in the database. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && SECRET_PATTERN.test(value);
}

/** What is stored in place of the secret. It needs no salt: the secret is as random as the hash. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Anti-forgery token of a session (OD-22): follows from its cookie's value, which cannot be found from it. */
export function deriveFormToken(secret: string): string {
  return derive(secret, 'xsrf').export().toString('base64url');
}

/** What is sealed; each has keys of its own. */
type Purpose = 'session' | 'login' | 'jump' | 'form';

/** AES-256-GCM under a key that only the secret gives: nonce, tag, then the text. `purpose` keeps keys apart. */
export function seal(secret: string, purpose: Purpose, value: unknown): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derive(secret, purpose), iv, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when the bytes were sealed by another secret, for another purpose, or changed since. */
export function unseal(secret: string, purpose: Purpose, sealed: Buffer): unknown {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', derive(secret, purpose), iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

/**
 * HKDF-Expand of RFC 5869 for one block; the secret is random throughout, so the first step may be left out (§3.3). By hand,
 * and with key objects: Node's own costs five times as much, for each request of each customer.
 */
function derive(secret: string, purpose: string): KeyObject {
  const block = createHmac('sha256', createSecretKey(secret, 'base64url')).update(`${purpose}\u0001`);
  return createSecretKey(block.digest());
}
