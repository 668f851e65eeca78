import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { XSRF_COOKIE } from '@portal/contract/headers.ts';

import { KEPT_FORM_SECONDS } from './kept-form-store.ts';
import { LOGIN_TRANSACTION_SECONDS } from './login-transaction-store.ts';
import { isSecret } from '../keys/secret.ts';

const SESSION_COOKIE = 'forsikringsoversikt';
const LOGIN_COOKIE = 'forsikringsoversikt-login';
/** As long as the longer of what it opens, so that a login begun does not shorten what was typed before it. */
const LOGIN_COOKIE_SECONDS = Math.max(LOGIN_TRANSACTION_SECONDS, KEPT_FORM_SECONDS);

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * The cookies of login. On https the session's names begin with `__Host-`: no neighbouring host can plant one.
 * Lax, not Strict: the landing request after login comes from the provider's site and must carry the session.
 * None lives longer than the browser; how long a session lives is the server's to say.
 */
export function createSessionCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const base: CookieSerializeOptions = { path: '/', secure, sameSite: 'lax' };
  const hidden: CookieSerializeOptions = { ...base, httpOnly: true };

  return {
    /** Whether the browser sent a session cookie at all, valid or not. */
    has: (request: FastifyRequest): boolean => request.cookies[prefix + SESSION_COOKIE] !== undefined,

    /** The session cookie's value, where it can be one. */
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

    /** Gives the anti-forgery cookie back to a browser that has lost it. */
    restoreFormToken(request: FastifyRequest, reply: FastifyReply, formToken: string): void {
      if (request.cookies[XSRF_COOKIE] !== formToken) reply.setCookie(XSRF_COOKIE, formToken, base);
    },

    /** Binds logins under way, and a form kept for after one, to this browser; the tabs of a browser share it. */
    findLogin(request: FastifyRequest): string | undefined {
      const value = request.cookies[prefix + LOGIN_COOKIE];
      return isSecret(value) ? value : undefined;
    },

    setLogin(reply: FastifyReply, secret: string): void {
      reply.setCookie(prefix + LOGIN_COOKIE, secret, { ...hidden, maxAge: LOGIN_COOKIE_SECONDS });
    },
  };
}
