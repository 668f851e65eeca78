import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  BELOP_COOKIE_SECONDS,
  BELOP_SKJULT,
  belopForm,
  getBelopCookie,
} from '@portal/contract/skjulte-belop.ts';

import { readFields } from '../core/form-fields.ts';
import { toShownPathOfReferer } from './return-path.ts';

/** Read on the server, so that no amount is in the page that somebody else may see. */
export function hidesBelop(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { https }: { https: boolean },
): boolean {
  return cookies[getBelopCookie(https)] === BELOP_SKJULT;
}

/**
 * Keeps the choice until amounts are shown again. Not HttpOnly: script changes it too.
 *
 * @param belop anything but `BELOP_SKJULT` shows them, and no cookie is kept
 */
export function keepBelop(
  reply: FastifyReply,
  belop: string | undefined,
  { https }: { https: boolean },
): void {
  const options = { path: '/', sameSite: 'lax', secure: https } as const;
  const cookie = getBelopCookie(https);
  if (belop === BELOP_SKJULT) reply.setCookie(cookie, belop, { ...options, maxAge: BELOP_COOKIE_SECONDS });
  else reply.clearCookie(cookie, options);
}

/** The choice without script: stores it and shows the same page again. */
export function registerBelopForm(app: FastifyInstance, { https }: { https: boolean }): void {
  const formOptions = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(belopForm.path, formOptions, async (request, reply) => {
    keepBelop(reply, readFields(request.body, belopForm).belop, { https });
    const page = toShownPathOfReferer(request.headers.referer, request.host);
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
}
