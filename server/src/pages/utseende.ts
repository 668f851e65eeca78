import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ConsentRecord } from '@portal/contract/cookie-consent.ts';
import {
  type ColorScheme,
  getUtseendeCookie,
  parseColorScheme,
  UTSEENDE_COOKIE_SECONDS,
  utseendeForm,
} from '@portal/contract/utseende.ts';

import { readFields } from '../core/form-fields.ts';
import { readConsent } from './read-consent.ts';
import { toShownPathOfReferer } from './return-path.ts';

/** Read on the server, so that the page has the right background from the first paint. */
export function findColorScheme(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { https }: { https: boolean },
): ColorScheme | undefined {
  return parseColorScheme(cookies[getUtseendeCookie(https)]);
}

/**
 * Keeps the choice until the browser is closed, and longer if functional cookies are accepted. Not HttpOnly: script
 * changes it too.
 *
 * @param scheme undefined: the device decides, and no cookie is kept
 */
export function keepColorScheme(
  reply: FastifyReply,
  scheme: ColorScheme | undefined,
  { functional }: Pick<ConsentRecord, 'functional'>,
  { https }: { https: boolean },
): void {
  const options = { path: '/', sameSite: 'lax', secure: https } as const;
  const cookie = getUtseendeCookie(https);
  if (scheme === undefined) reply.clearCookie(cookie, options);
  else
    reply.setCookie(cookie, scheme, {
      ...options,
      ...(functional === 'accepted' && { maxAge: UTSEENDE_COOKIE_SECONDS }),
    });
}

/** The choice without script: stores it and shows the same page again. Any value but light or dark means that the device decides. */
export function registerUtseendeForm(app: FastifyInstance, { https }: { https: boolean }): void {
  const formOptions = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(utseendeForm.path, formOptions, async (request, reply) => {
    const scheme = parseColorScheme(readFields(request.body, utseendeForm).utseende);
    keepColorScheme(reply, scheme, readConsent(request), { https });
    const page = toShownPathOfReferer(request.headers.referer, request.host);
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
}
