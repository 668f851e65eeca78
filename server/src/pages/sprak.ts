import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { PageContext } from '@portal/contract/page.ts';
import {
  getSprakCookie,
  parseSprak,
  SPRAK_COOKIE_SECONDS,
  SPRAK_ID,
  sprakForm,
} from '@portal/contract/sprak.ts';

import { PortalError } from '../core/errors.ts';
import { readFields } from '../core/form-fields.ts';
import { findAskedSprak, findChosenSprak } from '../http/sprak.ts';
import { toReturnPathOfReferer } from './return-path.ts';

/** The choice that a page shows, and the language that it offers a browser which asks for another. */
export function toSprakContext(
  request: FastifyRequest,
  { https }: { https: boolean },
): Pick<PageContext, 'sprakvalg' | 'tilbudtSprak'> {
  const { distributor, sprak } = request;
  const { tilbys } = distributor.sprak;
  if (tilbys.length < 2) return {};
  const asked =
    findChosenSprak(request, { https }) === undefined
      ? findAskedSprak(request.headers['accept-language'], distributor.sprak)
      : undefined;
  return { sprakvalg: tilbys, ...(asked !== undefined && asked !== sprak && { tilbudtSprak: asked }) };
}

/**
 * Keeps the choice, and shows the same page again at the place where it was made.
 * HttpOnly: no script reads it. Kept for a year, since it is necessary for what the customer has asked for.
 */
export function registerSprakForm(app: FastifyInstance, { https }: { https: boolean }): void {
  const formOptions = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(sprakForm.path, formOptions, async (request, reply) => {
    const sprak = parseSprak(readFields(request.body, sprakForm).sprak);
    if (sprak === undefined || !request.distributor.sprak.tilbys.includes(sprak))
      throw new PortalError('UGYLDIG_FORESPORSEL');
    reply.setCookie(getSprakCookie(https), sprak, {
      path: '/',
      sameSite: 'lax',
      secure: https,
      httpOnly: true,
      maxAge: SPRAK_COOKIE_SECONDS,
    });
    const page = toReturnPathOfReferer(request.headers.referer, request.host);
    return reply.header('cache-control', 'no-store').redirect(`${page}#${SPRAK_ID}`, 303);
  });
}
