import type { FastifyInstance } from 'fastify';

import { CONSENT_COOKIE, parseConsent } from '@portal/contract/cookie-consent.ts';
import { CONSENT_FIELD, CONSENT_MAX_AGE_SECONDS, OWN_COOKIES_PATH } from '@portal/contract/own-cookies.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { parseColorScheme, UTSEENDE_FIELD } from '@portal/contract/utseende.ts';

import { findColorScheme, keepColorScheme } from './utseende.ts';

/**
 * Sets what the script has just written, so that the browser keeps it as long as it was meant to. Neither is hidden from
 * script: it changes both, and the neighbouring applications read the answer about cookies. An answer about functional
 * cookies decides at once how long the choice of light or dark is kept.
 */
export function registerOwnCookies(app: FastifyInstance, { https }: { https: boolean }): void {
  const options = { path: '/', sameSite: 'lax', secure: https } as const;
  const routeOptions = { config: { guard: 'same-origin' }, schema: { hide: true } } as const;
  app.post(BASE_PATH + OWN_COOKIES_PATH, routeOptions, async (request, reply) => {
    const fields = new Map(Object.entries(request.body ?? {}));
    const answer: unknown = fields.get(CONSENT_FIELD);
    const consent = parseConsent(typeof answer === 'string' ? answer : request.cookies[CONSENT_COOKIE]);
    if (typeof answer === 'string')
      reply.setCookie(CONSENT_COOKIE, JSON.stringify(consent), {
        ...options,
        maxAge: CONSENT_MAX_AGE_SECONDS,
      });
    const scheme = parseColorScheme(fields.get(UTSEENDE_FIELD)) ?? findColorScheme(request, { https });
    if (scheme !== undefined) keepColorScheme(reply, scheme, consent, { https });
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
