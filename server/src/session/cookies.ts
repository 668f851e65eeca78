import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { XSRF_COOKIE } from '@portal/contract/headers.ts';

import { isHttps } from '../config/is-https.ts';
import { KEPT_FORM_SECONDS } from './kept-form-store.ts';
import { LOGIN_TRANSACTION_SECONDS } from './login-transaction-store.ts';
import { isSecret } from '../keys/secret.ts';

/** Without the prefix that it has on https. */
export const SESSION_COOKIE = 'forsikringsoversikt';
const LOGIN_COOKIE = 'forsikringsoversikt-login';
/** The longer of the two lifetimes, so that starting a login does not shorten the time that typed text is kept. */
const LOGIN_COOKIE_SECONDS = Math.max(LOGIN_TRANSACTION_SECONDS, KEPT_FORM_SECONDS);

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * The cookies of login and session. On https their names, except the CSRF cookie's, begin with `__Host-`: no neighbouring
 * host can set them. SameSite Lax, not Strict: the redirect after login comes from the provider's site and must carry
 * the session. The session cookie ends with the browser; how long a session lives is decided by the server.
 */
export function createSessionCookies(publicUrl: string) {
  const secure = isHttps(publicUrl);
  const prefix = secure ? '__Host-' : '';
  const base: CookieSerializeOptions = { path: '/', secure, sameSite: 'lax' };
  const hidden: CookieSerializeOptions = { ...base, httpOnly: true };

  return {
    /** Whether the browser sent a session cookie at all, valid or not. */
    has: (request: FastifyRequest): boolean => request.cookies[prefix + SESSION_COOKIE] !== undefined,

    /** The session cookie's value, if it is well-formed. */
    find(request: FastifyRequest): string | undefined {
      const value = request.cookies[prefix + SESSION_COOKIE];
      return isSecret(value) ? value : undefined;
    },

    set(reply: FastifyReply, secret: string, formToken: string): void {
      reply.setCookie(prefix + SESSION_COOKIE, secret, hidden).setCookie(XSRF_COOKIE, formToken, base);
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(prefix + SESSION_COOKIE, hidden).clearCookie(XSRF_COOKIE, base);
    },

    /** Sets the CSRF cookie again for a browser that has lost it. */
    restoreFormToken(request: FastifyRequest, reply: FastifyReply, formToken: string): void {
      if (request.cookies[XSRF_COOKIE] !== formToken) reply.setCookie(XSRF_COOKIE, formToken, base);
    },

    /** Binds logins under way, and a form kept until after login, to this browser; its tabs share it. */
    findLogin(request: FastifyRequest): string | undefined {
      const value = request.cookies[prefix + LOGIN_COOKIE];
      return isSecret(value) ? value : undefined;
    },

    setLogin(reply: FastifyReply, secret: string): void {
      reply.setCookie(prefix + LOGIN_COOKIE, secret, { ...hidden, maxAge: LOGIN_COOKIE_SECONDS });
    },
  };
}
