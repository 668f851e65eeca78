import { createPrivateKey, type webcrypto } from 'node:crypto';

import { z } from 'zod';

/** The portal's private key (JWK) for client authentication at the identity provider. */
export interface ClientKey {
  jwk: webcrypto.JsonWebKey;
  alg: (typeof clientKeyAlgorithms)[number];
  /** Key id among our published keys. */
  kid: string;
}

const clientKeyAlgorithms = ['PS256', 'ES256', 'RS256'] as const;
const LEAST_RSA_BITS = 2048;

const jwkSchema = z.looseObject({ kid: z.string().min(1).max(200), alg: z.enum(clientKeyAlgorithms) });

/** A JWK as one line of JSON. Error messages never repeat any of it. */
export const clientKeySchema = z.string().transform((text, context): ClientKey => {
  const key = parseClientKey(text);
  if (key !== undefined) return key;
  context.addIssue('must be a private JWK with kid, and alg PS256, ES256 or RS256 that fits it');
  return z.NEVER;
});

function parseClientKey(text: string): ClientKey | undefined {
  try {
    const jwk = jwkSchema.parse(JSON.parse(text));
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey({ key: jwk, format: 'jwk' });
    const fits =
      jwk.alg === 'ES256'
        ? asymmetricKeyDetails?.namedCurve === 'prime256v1'
        : asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
    return fits ? { jwk, alg: jwk.alg, kid: jwk.kid } : undefined;
  } catch {
    return undefined;
  }
}
