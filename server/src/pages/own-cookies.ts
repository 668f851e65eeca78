import type { FastifyInstance } from 'fastify';

import { CONSENT_COOKIE, parseConsent } from '@portal/contract/cookie-consent.ts';
import { CONSENT_FIELD, CONSENT_MAX_AGE_SECONDS, OWN_COOKIES_PATH } from '@portal/contract/own-cookies.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import {
  getUtseendeCookie,
  parseColorScheme,
  UTSEENDE_COOKIE_SECONDS,
  UTSEENDE_FIELD,
} from '@portal/contract/utseende.ts';

/**
 * Sets what the script has just written, so that the browser keeps it as long as it was meant to. Neither is hidden from
 * script: it changes both, and the neighbouring applications read the answer about cookies.
 */
export function registerOwnCookies(app: FastifyInstance, { https }: { https: boolean }): void {
  const options = { path: '/', sameSite: 'lax', secure: https } as const;
  const routeOptions = { config: { guard: 'same-origin' }, schema: { hide: true } } as const;
  app.post(BASE_PATH + OWN_COOKIES_PATH, routeOptions, async (request, reply) => {
    const fields = Object.entries(request.body ?? {});
    for (const [name, value] of fields) {
      if (name === CONSENT_FIELD && typeof value === 'string')
        reply.setCookie(CONSENT_COOKIE, JSON.stringify(parseConsent(value)), {
          ...options,
          maxAge: CONSENT_MAX_AGE_SECONDS,
        });
      const scheme = name === UTSEENDE_FIELD ? parseColorScheme(value) : undefined;
      if (scheme !== undefined)
        reply.setCookie(getUtseendeCookie(https), scheme, { ...options, maxAge: UTSEENDE_COOKIE_SECONDS });
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
