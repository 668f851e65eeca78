import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

import type { ConfiguredPurpose, SecretPurpose } from './purpose.ts';

/**
 * Key objects, here and below: given as bytes, Node makes one anew for each use, at five times the cost.
 *
 * @param key of the configuration, 32 bytes as base64
 */
export function deriveKey(key: string, purpose: ConfiguredPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', purpose, 32)));
}

/**
 * HKDF-Expand of RFC 5869 for one block; the secret is random throughout, so the first step may be left out (§3.3). By
 * hand: Node's own costs five times as much, for each request of each customer.
 */
export function deriveFromSecret(secret: string, purpose: SecretPurpose): KeyObject {
  const block = createHmac('sha256', createSecretKey(secret, 'base64url')).update(`${purpose}\u0001`);
  return createSecretKey(block.digest());
}
