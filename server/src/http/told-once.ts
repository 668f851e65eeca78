import type { FastifyReply, FastifyRequest } from 'fastify';

import { toReturnPath } from '../session/return-to.ts';
import './request.ts';

export type ToldOnce = ReturnType<typeof createToldOnce>;

/** In the address of a page: how the form that led there went. */
export const OUTCOME_PARAMETERS = ['resultat', 'tilbakemelding'] as const;
/** A redirect is followed at once. */
const SECONDS = 60;
/** Claims that nothing was done, and is told after the login that lies between. */
const NOT_SAVED = 'ikke-lagret';

/**
 * How a form without script went is told once, to the session that sent it: the answer to the form marks the browser, and
 * the page takes the mark away. Whoever else opens the address, or opens it again, gets the page without it.
 */
export function createToldOnce({ https }: { https: boolean }) {
  const cookie = `${https ? '__Host-' : ''}kfp-utfall`;
  const options = { path: '/', sameSite: 'lax', secure: https, httpOnly: true } as const;

  return {
    /** @param address where the answer to the form sends the browser */
    mark(request: FastifyRequest, reply: FastifyReply, address: string): void {
      const outcome = findOutcome(readAddress(address));
      if (outcome === undefined) return;
      reply.setCookie(cookie, toMark(outcome, request), { ...options, maxAge: SECONDS });
    },

    /** @returns the address of the page without what it may not tell; undefined where it may be shown as it is */
    takeMark(
      request: Pick<FastifyRequest, 'url' | 'method' | 'cookies' | 'session'>,
      reply: Pick<FastifyReply, 'clearCookie'>,
    ): string | undefined {
      const url = readAddress(request.url);
      const outcome = findOutcome(url);
      if (url === null || outcome === undefined) return undefined;
      if (request.cookies[cookie] === toMark(outcome, request)) {
        if (request.method === 'GET') reply.clearCookie(cookie, options);
        return undefined;
      }
      for (const name of OUTCOME_PARAMETERS) url.searchParams.delete(name);
      return toReturnPath(url.pathname) + url.search;
    },
  };
}

const readAddress = (address: string): URL | null => URL.parse(address, 'http://portal.invalid');

/** All that is told, as one text. */
function findOutcome(url: URL | null): string | undefined {
  const told = OUTCOME_PARAMETERS.flatMap((name) =>
    (url?.searchParams.getAll(name) ?? []).map((value) => ({ name, value })),
  );
  if (told.every(({ value }) => value === NOT_SAVED)) return undefined;
  return told.map(({ name, value }) => `${name}=${value}`).join('&');
}

/** Visitors may send feedback: theirs is told to a browser that still has no session. */
function toMark(outcome: string, { session }: Pick<FastifyRequest, 'session'>): string {
  return `${session?.publicId ?? ''}:${outcome}`;
}
