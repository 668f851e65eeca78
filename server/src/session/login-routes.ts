import type { FastifyInstance, FastifyRequest } from 'fastify';

import { startInnloggingForm } from '@portal/contract/forms/innlogging.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { type Distributor, getPublicOrigin } from '../config/distributors.ts';
import type { Environment } from '../config/environment.ts';
import { toHeaderAddress } from '../config/link-schema.ts';
import type { AuditTrail } from '../core/audit-trail.ts';
import { PortalError } from '../core/errors.ts';
import { readFields } from '../core/form-fields.ts';
import type { RateLimit } from '../core/rate-limit.ts';
import type { SessionCookies } from './cookies.ts';
import { findDevice } from './find-device.ts';
import { leadOn } from './lead-on.ts';
import { LoginError, type LoginFailure } from './login-error.ts';
import type { LoginTransaction } from './login-transaction-store.ts';
import { hasKeptForm, toReturnPath, withFramed, withNotice } from './return-to.ts';
import { createSecret, isSecret } from '../keys/secret.ts';
import type { SessionParts } from './session-parts.ts';

/** The identity provider sends the browser back here. */
export const CALLBACK_PATH = '/auth/callback';

/** Maximum age of a step-up. Short, so most of the fresh-login time remains. */
const STEP_UP_MAX_AGE_SECONDS = 30;

/** `internal`: a fault of ours. */
export type LoginOutcome = 'ok' | 'internal' | LoginFailure;

/** Login at the identity provider and back. Uses real forms, redirects and a page that leads on: no script is needed. */
export function registerLoginRoutes(
  app: FastifyInstance,
  parts: SessionParts & { audit: Pick<AuditTrail, 'begin'> },
  cookies: SessionCookies,
  onEnd: (outcome: LoginOutcome) => void = () => {},
): void {
  const { audit, endedLogins, environment, sessions, transactions, provider, loginLimit } = parts;

  // The login page knows no session, and so no CSRF token; another tab may have a session by now.
  const startOptions = { config: { guard: 'same-origin' }, schema: { hide: true } } as const;
  app.post(startInnloggingForm.path, startOptions, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { returnTo, ramme, ny } = readFields(request.body, startInnloggingForm);
    const origin = { returnTo: toReturnPath(returnTo), isFramed: ramme !== undefined };
    try {
      await requireWithinLimit(loginLimit, request);
      await provider.ensureReachable();
      const browserSecret = cookies.findLogin(request) ?? createSecret();
      const transaction = await transactions.create(browserSecret, request.distributor.shortname, {
        ...origin,
        ...(ny !== undefined && { maxAge: STEP_UP_MAX_AGE_SECONDS }),
      });
      const redirectUri = getOrigin(environment, request) + CALLBACK_PATH;
      const url = await provider.getAuthorizationUrl(redirectUri, transaction, request.sprak);
      cookies.setLogin(reply, browserSecret);
      return leadOn(request, reply, url.href);
    } catch (error) {
      onEnd(logFailure(request, error));
      const isTooMany = error instanceof LoginError && error.reason === 'too-many';
      return reply.redirect(toLoginPage(origin, isTooMany ? 'vent' : 'feilet'), 303);
    }
  });

  // No HEAD route: it would use up the one-time answer.
  app.get(CALLBACK_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    let transaction: LoginTransaction | undefined;
    try {
      const callbackUrl = new URL(request.url, getOrigin(environment, request));
      transaction = await takeTransaction(request, callbackUrl);
      const isEnded = endedLogins.watch();
      const identity = await provider.redeem(callbackUrl, transaction);
      if (reply.raw.destroyed) throw new LoginError('cancelled');
      const earlier = cookies.find(request);
      const { distributor, id: correlationId } = request;
      const device = findDevice(request.headers);
      // A login that cannot be put on record is not one: the customer must be able to see it.
      const setOutcome = await audit.begin('login', {
        session: identity,
        distributor,
        correlationId,
        device,
      });
      const { secret, formToken } = await sessions.create(identity, distributor.shortname, device);
      // Nobody gets the secret of a login that fails from here, or whose browser has left: its session would be one that
      // its customer does not know.
      let isLive = false;
      try {
        isLive = !(await isEnded(identity)) && !reply.raw.destroyed;
      } finally {
        if (!isLive) await sessions.end(secret);
        // The customer is logged in or not: failing to record that, or to end the session before, must not change it.
        await setOutcome(isLive ? 'OK' : 'IKKE_INNLOGGET').catch((error: unknown) =>
          request.log.error(
            { err: error, event: 'audit-outcome-failed' },
            'a login’s outcome is not on record',
          ),
        );
      }
      if (reply.raw.destroyed && !isLive) throw new LoginError('cancelled');
      if (!isLive) throw new LoginError('token-invalid', 'ended');
      if (earlier !== undefined)
        await sessions
          .end(earlier)
          .catch((error: unknown) => request.log.error({ err: error }, 'session could not be deleted'));
      cookies.set(reply, secret, formToken);
      request.log.info({ event: 'login' }, 'login');
      onEnd('ok');
      return await reply.redirect(
        findBankPage(request.distributor, transaction) ?? transaction.returnTo,
        303,
      );
    } catch (error) {
      onEnd(logFailure(request, error));
      const isCancelled = error instanceof LoginError && error.reason === 'cancelled';
      const origin = transaction ?? { returnTo: BASE_PATH, isFramed: false };
      const bankPage = isCancelled ? findBankPage(request.distributor, origin) : undefined;
      const failure = request.headers.cookie === undefined ? 'ukjent' : 'feilet';
      return reply.redirect(bankPage ?? toLoginPage(origin, isCancelled ? 'avbrutt' : failure), 303);
    }
  });

  async function takeTransaction(request: FastifyRequest, callbackUrl: URL): Promise<LoginTransaction> {
    const browserSecret = cookies.findLogin(request);
    const state = callbackUrl.searchParams.get('state') ?? undefined;
    if (browserSecret === undefined || !isSecret(state)) throw new LoginError('unknown-transaction');
    const transaction = await transactions.take(browserSecret, request.distributor.shortname, state);
    if (transaction === undefined) throw new LoginError('unknown-transaction');
    return transaction;
  }
}

/** Where a login was started. */
type LoginOrigin = Pick<LoginTransaction, 'returnTo' | 'isFramed'>;

/**
 * The web bank's page, from the configuration and never from the request; undefined when login was not started there,
 * or a kept form waits on one of our pages.
 */
function findBankPage({ framing }: Distributor, { returnTo, isFramed }: LoginOrigin): string | undefined {
  if (!isFramed || hasKeptForm(returnTo) || framing?.pageUrl === undefined) return undefined;
  return toHeaderAddress(framing.pageUrl);
}

/** The page of the failed login, to try again. */
function toLoginPage(
  { returnTo, isFramed }: LoginOrigin,
  notice: 'avbrutt' | 'feilet' | 'ukjent' | 'vent',
): string {
  const path = withNotice(returnTo, notice);
  return isFramed ? withFramed(path) : path;
}

/** @throws {LoginError} too-many */
async function requireWithinLimit(limit: RateLimit, request: FastifyRequest): Promise<void> {
  try {
    await limit.check(request);
  } catch (error) {
    if (error instanceof PortalError && error.code === 'FOR_MANGE_FORSPORSLER')
      throw new LoginError('too-many');
    throw error;
  }
}

function getOrigin(environment: Environment, request: FastifyRequest): string {
  return getPublicOrigin(environment.PUBLIC_URL, request.distributor, request.hostname);
}

/** A customer who cancels is no fault; other failures must be countable. */
function logFailure(request: FastifyRequest, error: unknown): LoginOutcome {
  if (!(error instanceof LoginError)) {
    request.log.error({ err: error, event: 'login-failed', reason: 'internal' }, 'login failed');
    return 'internal';
  }
  if (error.reason === 'cancelled') {
    request.log.info({ event: 'login-cancelled' }, 'login cancelled');
  } else {
    request.log.warn({ event: 'login-failed', reason: error.reason, detail: error.detail }, 'login failed');
  }
  return error.reason;
}
