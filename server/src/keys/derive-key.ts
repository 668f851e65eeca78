import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

import type { ConfiguredPurpose, SecretPurpose } from './purpose.ts';

/**
 * Returns a KeyObject, as do the functions below: from raw bytes Node would build one for each use, at five times the
 * cost.
 *
 * @param key of the configuration, 32 bytes as base64
 */
export function deriveKey(key: string, purpose: ConfiguredPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', purpose, 32)));
}

/**
 * HKDF-Expand of RFC 5869 for one block. The secret is uniformly random, so the extract step can be skipped (§3.3).
 * Implemented by hand, since Node's own costs five times as much and every request needs it.
 */
export function deriveFromSecret(secret: string, purpose: SecretPurpose): KeyObject {
  const block = createHmac('sha256', createSecretKey(secret, 'base64url')).update(`${purpose}\u0001`);
  return createSecretKey(block.digest());
}
