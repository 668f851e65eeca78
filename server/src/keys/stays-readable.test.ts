import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { deriveKey } from './derive-key.ts';
import { createNaming, createOwnNaming } from './naming.ts';
import type { ConfiguredPurpose, SecretPurpose } from './purpose.ts';
import { deriveFormToken, unsealBySecret } from './secret.ts';

/** Made by an earlier version: later versions must find what is stored under its pseudonyms and read what it sealed. */
const KEY = Buffer.alloc(32, 7);
const names: Record<ConfiguredPurpose, string> = {
  'samtykke-person': 'yrG6YZSzIavkJugW_CfoXwqcHrWqiOQO6lizx8fttoA',
  'samtykke-levering': 'oxeUeJ1pGmSTn8tpRcXfRIOg50KkWKqqegPVBKlgP0c',
  varsel: '7Vd2vDuLSUsAtC3bQiLTD0vSwAOiZnDPFrxh0g6msj0',
  'ikke-meg': 'KDd6dGpptyBSxcOJfhBm_gyjLJzab9UuPM1D_6bTg6Y',
  'revisjon-person': '2kGnVQEtE3or_Rc-JWwSyJptMSKkUR4Sr6Vw3i2cpEY',
  'rate-limit': 'uZdaBIzxXSEExUKYUNwS-iMOKyeljlsBeKiRDFC4tKE',
  'form-owner': 'O9tI1tX5lcS6yuxg-9W8h7Fl34atT1jnt-XzbPl9eac',
  kalender: 'kekP0jSxo4WBWxtidkT7fuxdKsX0dx23XSKyPiK9txg',
};
const sealed: Record<Exclude<SecretPurpose, 'xsrf'>, string> = {
  session: '-9d8KBrK4yYDmY77yOPfqcCSV6ZCI_C9BDjx2q44Rw8RnhM',
  login: 'ONNDAGpBQ0fjSLl2cLFk8CAbiLzPvXM9kvqH_s1kWgnViDY',
  jump: '59SRLaWrvFfEZWltD-bEKbWWpsMmYG4Lkz-rhtD7YlVR_Vo',
  form: 'mwiXYeo_2m7BH9yfG3U9mT4rJ0N5iS4ZBMe8g9fd4odqZ_M',
};

describe('what an earlier version stored', () => {
  test.each(Object.entries(names) as [ConfiguredPurpose, string][])(
    'is named as then: %s',
    (purpose, name) => {
      const key = KEY.toString('base64');
      expect(createNaming(key, purpose)('a customer').toString('base64url')).toBe(name);
      expect(createHmac('sha256', deriveKey(key, purpose)).update('a customer').digest('base64url')).toBe(
        name,
      );
    },
  );

  test('is named as then, by a key of one use', () => {
    expect(createOwnNaming(KEY.toString('base64'))('a customer').toString('base64url')).toBe(
      'BKCkUVhzcFGQnV0sJpBLFcs712kSxzFBf30N6PI8yn0',
    );
  });

  test.each(Object.entries(sealed) as [SecretPurpose, string][])('opens: %s', (purpose, bytes) => {
    expect(unsealBySecret(KEY.toString('base64url'), purpose, Buffer.from(bytes, 'base64url'))).toEqual({
      a: 1,
    });
  });

  test('has the same CSRF token', () => {
    expect(deriveFormToken(KEY.toString('base64url'))).toBe('VMp2qlP1IO4kScEQ0Ka7rVybqWGM66EhiWi25j_D3oE');
  });
});
