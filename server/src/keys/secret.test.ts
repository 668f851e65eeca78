import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import {
  createSecret,
  deriveFormToken,
  hashSecret,
  isSecret,
  sealBySecret,
  unsealBySecret,
} from './secret.ts';

test('secrets are 256 bits and never the same', () => {
  const secrets = Array.from({ length: 100 }, createSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(isSecret(secret)).toBe(true);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  }
});

test('what is sealed opens with the same secret and purpose, and with nothing else', () => {
  const [secret, other] = [createSecret(), createSecret()];
  const sealed = sealBySecret(secret, 'session', { navn: 'Lun Bris' });
  expect(unsealBySecret(secret, 'session', sealed)).toEqual({ navn: 'Lun Bris' });
  expect(() => unsealBySecret(other, 'session', sealed)).toThrow();
  expect(() => unsealBySecret(secret, 'login', sealed)).toThrow();
  expect(sealBySecret(secret, 'session', { navn: 'Lun Bris' })).not.toEqual(sealed);
});

test('a single changed bit anywhere keeps it closed, and so does a missing end', () => {
  const secret = createSecret();
  const sealed = sealBySecret(secret, 'session', { fodselsnummer: fodselsnumre.standard });
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => unsealBySecret(secret, 'session', changed)).toThrow();
    }),
  );
  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => unsealBySecret(secret, 'session', sealed.subarray(0, length))).toThrow();
  }
});

test('the stored hash, the CSRF token and the secret are three different values', () => {
  const secret = createSecret();
  const known = [hashSecret(secret).toString('base64url'), deriveFormToken(secret)];
  expect(new Set([secret, ...known]).size).toBe(3);
  expect(deriveFormToken(secret)).toBe(known[1]);
});

test('a malformed value is not accepted as a secret', () => {
  const secret = createSecret();
  for (const value of [undefined, '', secret.slice(1), `${secret}A`, `${secret}\n`, `${secret.slice(1)}=`]) {
    expect(isSecret(value)).toBe(false);
  }
});
