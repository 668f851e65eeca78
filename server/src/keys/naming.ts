import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

import { deriveKey } from './derive-key.ts';
import type { ConfiguredPurpose } from './purpose.ts';

/** A pseudonym of a text: HMAC-SHA-256, 32 bytes. */
export type Naming = (text: string) => Buffer;

/**
 * There are few enough national ids to try them all, so a plain hash would identify everybody; a keyed hash identifies
 * nobody without the key.
 *
 * @param key of the configuration, 32 bytes as base64
 */
export function createNaming(key: string, purpose: ConfiguredPurpose): Naming {
  return toNaming(deriveKey(key, purpose));
}

/** Uses the key directly, for a key with this single purpose. */
export function createOwnNaming(key: string): Naming {
  return toNaming(createSecretKey(key, 'base64'));
}

function toNaming(key: KeyObject): Naming {
  return (text) => createHmac('sha256', key).update(text).digest();
}
