import type { FastifyBaseLogger } from 'fastify';

import type { Environment } from '../config/environment.ts';
import { createRateLimit, type RateLimit } from '../core/rate-limit.ts';
import type { Database } from '../persistence/database.ts';
import { createJumpTokenRepository } from '../persistence/jump-token-repository.ts';
import { createKeptFormRepository } from '../persistence/kept-form-repository.ts';
import { createInnloggingRepository } from '../persistence/innlogging-repository.ts';
import { createLoginTransactionRepository } from '../persistence/login-transaction-repository.ts';
import { createRequestCountRepository } from '../persistence/request-count-repository.ts';
import { createSessionRepository } from '../persistence/session-repository.ts';
import { createEndedLogins, type EndedLogins } from './ended-logins.ts';
import { createInnlogginger, type Innlogginger } from './innlogginger.ts';
import { createKeptFormStore, type KeptFormStore } from './kept-form-store.ts';
import { createJumpTokenStore, type JumpTokenStore } from './jump-token-store.ts';
import { createLoginTransactionStore, type LoginTransactionStore } from './login-transaction-store.ts';
import { createLogoutTokenReader } from './logout-token.ts';
import { createIdentityProvider, type IdentityProvider } from './oidc.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/**
 * Each started login is a row for ten minutes, each kept form a row for fifteen. All customers of a mobile network may
 * share one address.
 */
const LOGIN_LIMITS = { windowSeconds: 600, perAddress: 1000, perSession: 60 } as const;

/** Shared by login, session, logout and the jump to the claims cases. */
export interface SessionParts {
  environment: Environment;
  sessions: SessionStore;
  innlogginger: Innlogginger;
  transactions: LoginTransactionStore;
  jumpTokens: JumpTokenStore;
  provider: IdentityProvider;
  endedLogins: EndedLogins;
  loginLimit: RateLimit;
  keptForms: KeptFormStore;
  keptFormLimit: RateLimit;
}

export function createSessionParts({
  environment,
  database,
  logger,
  now,
}: {
  environment: Environment;
  database: Database;
  logger: FastifyBaseLogger;
  now: () => Date;
}): SessionParts {
  const provider = createIdentityProvider({
    issuer: environment.OIDC_ISSUER,
    clientId: environment.OIDC_CLIENT_ID,
    credential: environment.OIDC_CLIENT_KEY ?? {
      secret: environment.OIDC_CLIENT_SECRET ?? '',
      method: environment.OIDC_CLIENT_SECRET_METHOD,
    },
    scope: environment.OIDC_SCOPE,
    prompt: environment.OIDC_PROMPT === 'omitted' ? undefined : environment.OIDC_PROMPT,
    maxAge: environment.OIDC_MAX_AGE_SECONDS,
    endsItsSession: environment.OIDC_LOGOUT === 'provider',
    claims: {
      nationalId: environment.OIDC_CLAIM_NATIONAL_ID,
      name: environment.OIDC_CLAIM_NAME,
      loginContext: environment.OIDC_CLAIM_LOGIN_CONTEXT,
      bankRegistry: environment.OIDC_CLAIM_BANK_REGISTRY,
    },
    acrValues: environment.OIDC_ACR_VALUES?.split(/\s+/) ?? [],
    production: environment.APP_ENV === 'prod',
    logger,
    now,
  });
  const limits = {
    idleSeconds: environment.SESSION_IDLE_SECONDS,
    maxSeconds: environment.SESSION_MAX_SECONDS,
  };
  const createLimit = (name: string) =>
    createRateLimit({
      ...LOGIN_LIMITS,
      name,
      key: environment.CONSENT_LOG_KEY,
      repository: createRequestCountRepository(database),
      now,
    });
  return {
    environment,
    sessions: createSessionStore({ repository: createSessionRepository(database), now, logger, ...limits }),
    innlogginger: createInnlogginger({ repository: createInnloggingRepository(database), now, ...limits }),
    transactions: createLoginTransactionStore({
      repository: createLoginTransactionRepository(database),
      now,
    }),
    jumpTokens: createJumpTokenStore({ repository: createJumpTokenRepository(database), now }),
    provider,
    endedLogins: createEndedLogins({
      read: createLogoutTokenReader({
        clientId: environment.OIDC_CLIENT_ID,
        getProvider: provider.getPublished,
      }),
      database,
      now,
    }),
    loginLimit: createLimit('login'),
    keptForms: createKeptFormStore({
      repository: createKeptFormRepository(database),
      key: environment.CONSENT_LOG_KEY,
      otherKeys: environment.CONSENT_LOG_OTHER_KEYS,
      now,
    }),
    keptFormLimit: createLimit('kept-form'),
  };
}
