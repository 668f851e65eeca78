import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

import { deriveKey } from './derive-key.ts';
import type { ConfiguredPurpose } from './purpose.ts';

/** What stands for a text without saying it: HMAC-SHA-256, 32 bytes. */
export type Naming = (text: string) => Buffer;

/**
 * National ids are few enough to try them all, so a plain hash would name everybody; a keyed one names nobody without
 * the key.
 *
 * @param key of the configuration, 32 bytes as base64
 */
export function createNaming(key: string, purpose: ConfiguredPurpose): Naming {
  return toNaming(deriveKey(key, purpose));
}

/** With the key itself, where it has this one use. */
export function createOwnNaming(key: string): Naming {
  return toNaming(createSecretKey(key, 'base64'));
}

function toNaming(key: KeyObject): Naming {
  return (text) => createHmac('sha256', key).update(text).digest();
}
