import type { FastifyInstance } from 'fastify';

import { findAccepted } from '@portal/contract/consent-buttons.ts';
import { CONSENT_COOKIE, parseConsent } from '@portal/contract/cookie-consent.ts';
import { CONSENT_MAX_AGE_SECONDS, ownCookiesForm, withAnswers } from '@portal/contract/own-cookies.ts';
import { AS_DEVICE, parseColorScheme } from '@portal/contract/utseende.ts';

import { readFields } from '../core/form-fields.ts';
import { keepBelop } from './skjulte-belop.ts';
import { readConsent } from './read-consent.ts';
import { toShownPathOfReferer } from './return-path.ts';
import { findColorScheme, keepColorScheme } from './utseende.ts';

/**
 * Sets again the cookies that the script has just written, so that the browser keeps them for their full time. Not
 * HttpOnly: the script changes them, and the neighbouring applications read the cookie consent. An answer about
 * functional cookies decides at once how long the choice of light or dark is kept. The dialog's own form, sent without
 * script, is answered with the page that it stood on.
 */
export function registerOwnCookies(app: FastifyInstance, { https }: { https: boolean }): void {
  const options = { path: '/', sameSite: 'lax', secure: https } as const;
  const routeOptions = { config: { guard: 'same-origin' }, schema: { hide: true } } as const;
  app.post(ownCookiesForm.path, routeOptions, async (request, reply) => {
    const { samtykke, utseende, belop, svar, ...ticked } = readFields(request.body, ownCookiesForm);
    const known = samtykke === undefined ? readConsent(request) : parseConsent(samtykke);
    const accepted = findAccepted(svar, (category) => ticked[category] !== undefined);
    const consent = accepted === undefined ? known : withAnswers(known, accepted);
    if (samtykke !== undefined || accepted !== undefined)
      reply.setCookie(CONSENT_COOKIE, JSON.stringify(consent), {
        ...options,
        maxAge: CONSENT_MAX_AGE_SECONDS,
      });
    const isAsDevice = utseende === AS_DEVICE;
    const scheme = isAsDevice
      ? undefined
      : (parseColorScheme(utseende) ?? findColorScheme(request, { https }));
    if (isAsDevice || scheme !== undefined) keepColorScheme(reply, scheme, consent, { https });
    if (belop !== undefined) keepBelop(reply, belop, { https });
    void reply.header('cache-control', 'no-store');
    if (accepted === undefined) return reply.code(204).send();
    return reply.redirect(toShownPathOfReferer(request.headers.referer, request.host), 303);
  });
}
