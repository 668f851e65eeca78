import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

import { deriveFromSecret } from './derive-key.ts';
import type { SecretPurpose } from './purpose.ts';
import { seal, unseal } from './seal.ts';

const SECRET_BYTES = 32;
const SECRET_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as base64url: the value of a cookie or of `state`. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether the value has the form of {@link createSecret}'s; any other is not worth a database lookup. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && SECRET_PATTERN.test(value);
}

/** Compares hashes, which are equally long, so that the time it takes tells nothing of the secret. */
export function isSameSecret(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(hashSecret(given), hashSecret(expected));
}

/** The hash stored in place of the secret. It needs no salt, since the secret is random. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** The session's CSRF token, derived from the cookie's value, which cannot be computed from it. */
export function deriveFormToken(secret: string): string {
  return deriveFromSecret(secret, 'xsrf').export().toString('base64url');
}

/** Encrypts JSON so that only the holder of the secret can read it. */
export function sealBySecret(secret: string, purpose: SecretPurpose, value: unknown): Buffer {
  return seal(deriveFromSecret(secret, purpose), JSON.stringify(value));
}

/** @throws when the bytes were sealed with another secret or for another purpose, or changed since */
export function unsealBySecret(secret: string, purpose: SecretPurpose, sealed: Buffer): unknown {
  return JSON.parse(unseal(deriveFromSecret(secret, purpose), sealed));
}
