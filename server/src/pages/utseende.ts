import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CONSENT_COOKIE, type ConsentRecord, parseConsent } from '@portal/contract/cookie-consent.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import {
  type ColorScheme,
  getUtseendeCookie,
  parseColorScheme,
  UTSEENDE_COOKIE_SECONDS,
  UTSEENDE_FIELD,
  UTSEENDE_PATH,
} from '@portal/contract/utseende.ts';

import { toReturnPathOfReferer } from './return-path.ts';

/** Read on the server, so that the first thing drawn has the right ground. */
export function findColorScheme(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { https }: { https: boolean },
): ColorScheme | undefined {
  return parseColorScheme(cookies[getUtseendeCookie(https)]);
}

/**
 * Keeps the choice for the visit, and beyond it where functional cookies are accepted. Not hidden from script, which
 * changes it too.
 *
 * @param scheme undefined: the device's own, and nothing is kept
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

/** The choice without script: keeps it and shows the same page again. Anything but light or dark is the device's own. */
export function registerUtseendeForm(app: FastifyInstance, { https }: { https: boolean }): void {
  const formOptions = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(BASE_PATH + UTSEENDE_PATH, formOptions, async (request, reply) => {
    const scheme = parseColorScheme(readField(request.body, UTSEENDE_FIELD));
    keepColorScheme(reply, scheme, parseConsent(request.cookies[CONSENT_COOKIE]), { https });
    const page = toReturnPathOfReferer(request.headers.referer, request.host);
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
}

function readField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
