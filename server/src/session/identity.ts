import { loginContexts, type LoginContext } from '@portal/contract/auth.ts';
import { toSprak } from '@portal/contract/sprak.ts';
import { z } from 'zod';

import { findFodselsnummerKind } from './fodselsnummer.ts';
import { LoginError } from './login-error.ts';
import type { Customer } from './session.ts';

/** The customer, as the identity provider identifies them. */
export interface Identity {
  /** The provider's opaque id of this customer. */
  subject: string;
  /** The provider's id of its own session, by which it may end ours. */
  providerSession?: string;
  customer: Customer;
  loginContext: LoginContext;
  loginBankplassRegisterNummer?: string;
  /** How long before the login the provider identified the customer; left out where it does not say. */
  ageSeconds?: number;
}

/** Names of the provider's claims. */
export interface ClaimNames {
  nationalId: string;
  name: string;
  loginContext: string;
  bankRegistry: string;
}

// Printable text only: the database refuses some control characters, and no name has any.
const printable = z
  .string()
  .regex(/^\P{Cc}+$/u)
  .refine((text) => text.isWellFormed());
/** What the provider calls a session or a customer. */
export const providerName = printable.max(255);
const nameSchema = printable.max(200);
/** The claim of OpenID Connect for the language that somebody wants (BCP 47); any but ours counts as none. */
const localeSchema = z.string().max(35).transform(toSprak);
/** An unknown context counts as ÅPEN. */
export const loginContextSchema = z.enum(loginContexts).catch('ÅPEN');
/** Text, because it may begin with zero. */
const registrySchema = z.string().regex(/^\d{1,11}$/);

/**
 * Reads the claims of a verified ID token.
 * @throws {LoginError} `claims` without a subject or a valid national id; `synthetic-refused` for a test
 * population's number where only real customers may log in.
 */
export function readIdentity(
  claims: Record<string, unknown>,
  names: ClaimNames,
  options: { allowSynthetic: boolean },
): Identity {
  const subject = providerName.safeParse(claims['sub']);
  const fodselsnummer = z.string().safeParse(claims[names.nationalId]);
  if (!subject.success) throw new LoginError('claims', 'sub');
  const kind = fodselsnummer.success ? findFodselsnummerKind(fodselsnummer.data) : undefined;
  if (!fodselsnummer.success || kind === undefined) throw new LoginError('claims', names.nationalId);
  if (kind === 'synthetic' && !options.allowSynthetic) throw new LoginError('synthetic-refused');
  const navn = nameSchema.safeParse(claims[names.name]).data;
  const sprak = localeSchema.safeParse(claims['locale']).data;
  const registry = registrySchema.safeParse(claims[names.bankRegistry]).data;
  const providerSession = providerName.safeParse(claims['sid']).data;
  return {
    subject: subject.data,
    ...(providerSession === undefined ? {} : { providerSession }),
    customer: {
      fodselsnummer: fodselsnummer.data,
      ...(navn === undefined ? {} : { navn }),
      ...(sprak === undefined ? {} : { sprak }),
    },
    loginContext: loginContextSchema.parse(claims[names.loginContext]),
    ...(registry === undefined ? {} : { loginBankplassRegisterNummer: registry }),
  };
}
