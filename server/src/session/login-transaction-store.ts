import { z } from 'zod';

import type { LoginTransactionRepository } from '../persistence/login-transaction-repository.ts';
import { createSecret, hashSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';
import { toLatest } from './clock-tolerance.ts';

/** How long a customer may stay at the provider, in seconds. */
export const LOGIN_TRANSACTION_SECONDS = 600;

const sealedSchema = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  // Missing in logins from the previous version, of which some are under way during a rolling deploy.
  isFramed: z.boolean().default(false),
  maxAge: z.number().optional(),
});

/** What must be remembered while the customer is at the provider. */
export interface LoginTransaction {
  state: string;
  nonce: string;
  /** PKCE. */
  codeVerifier: string;
  /** Path of our own page that login returns to. */
  returnTo: string;
  /** It was started in the web bank's frame. */
  isFramed: boolean;
  /** How old the identification may be in seconds, where a fresh one was asked for. */
  maxAge?: number | undefined;
}

export type LoginTransactionStore = ReturnType<typeof createLoginTransactionStore>;

/** Logins under way. Each belongs to one browser and is used once; a browser may have one for each tab. */
export function createLoginTransactionStore(options: {
  repository: LoginTransactionRepository;
  now: () => Date;
}) {
  const { repository, now } = options;
  const getOldest = () => new Date(now().getTime() - LOGIN_TRANSACTION_SECONDS * 1000);

  return {
    async create(
      browserSecret: string,
      distributor: string,
      {
        returnTo,
        isFramed = false,
        maxAge,
      }: { returnTo: string; isFramed?: boolean; maxAge?: number | undefined },
    ): Promise<LoginTransaction> {
      const transaction = {
        state: createSecret(),
        nonce: createSecret(),
        codeVerifier: createSecret(),
        returnTo,
        isFramed,
        maxAge,
      };
      const { state, ...rest } = transaction;
      await repository.insert({
        state_hash: hashSecret(state),
        browser_hash: hashSecret(browserSecret),
        sealed: sealBySecret(browserSecret, 'login', rest),
        distributor,
        created_at: now(),
      });
      return transaction;
    },

    /** Undefined for a state that is unknown, used, expired, or another browser's. */
    async take(
      browserSecret: string,
      distributor: string,
      state: string,
    ): Promise<LoginTransaction | undefined> {
      const key = { state_hash: hashSecret(state), browser_hash: hashSecret(browserSecret), distributor };
      const row = await repository.take(key, getOldest());
      return row && { state, ...sealedSchema.parse(unsealBySecret(browserSecret, 'login', row.sealed)) };
    },

    /** Deletes one batch of expired rows, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      const at = now();
      return repository.deleteExpired({ at, latest: toLatest(at), createdBefore: getOldest() });
    },
  };
}
