import type { FastifyReply, FastifyRequest } from 'fastify';

import { RESULTAT } from '@portal/contract/address-words.ts';
import { kryssWord } from '@portal/contract/forms/kryss.ts';
import { innloggingWord } from '@portal/contract/login-notice.ts';
import { tilbakemeldingResultat } from '@portal/contract/tilbakemelding-blokker.ts';

import { KEPT_FORM_SECONDS } from '../session/kept-form-store.ts';
import { toReturnPath } from '../session/return-to.ts';
import './request.ts';

export type ToldOnce = ReturnType<typeof createToldOnce>;

/** Query parameters of a page with the outcome of the form that led there. */
export const OUTCOME_PARAMETERS = [RESULTAT, tilbakemeldingResultat.name, kryssWord.name];
/** A redirect is followed at once. */
const SECONDS = 60;
/** Values of the outcome and of the login notice when the session had ended. They are shown before and after the login. */
const NOT_SAVED = ['ikke-lagret', 'bevart', 'logget-ut', 'logget-ut-valg'];
const NOT_SAVED_OUTCOME = 'ikke-lagret';

/**
 * Shows the outcome of a form without script once (flash message), to the session that sent it: the answer to the form
 * sets a cookie, and the page deletes it. Without the cookie, the same address shows the page without the outcome.
 */
export function createToldOnce({ https }: { https: boolean }) {
  const cookie = `${https ? '__Host-' : ''}kfp-utfall`;
  const options = { path: '/', sameSite: 'lax', secure: https, httpOnly: true } as const;

  return {
    /** @param address the redirect address of the form's answer */
    mark(request: FastifyRequest, reply: FastifyReply, address: string): void {
      const outcome = findOutcome(readAddress(address));
      if (outcome === undefined) return;
      const maxAge = outcome === NOT_SAVED_OUTCOME ? KEPT_FORM_SECONDS : SECONDS;
      reply.setCookie(cookie, toMark(outcome, request), { ...options, maxAge });
    },

    /** @returns the page's address without the outcome; undefined when the page may be shown as it is */
    takeMark(
      request: Pick<FastifyRequest, 'url' | 'method' | 'cookies' | 'session'>,
      reply: Pick<FastifyReply, 'clearCookie'>,
    ): string | undefined {
      const url = readAddress(request.url);
      const outcome = findOutcome(url);
      if (url === null || outcome === undefined) return undefined;
      if (request.cookies[cookie] === toMark(outcome, request)) {
        const isLast = outcome !== NOT_SAVED_OUTCOME || request.session !== undefined;
        if (isLast && request.method === 'GET') reply.clearCookie(cookie, options);
        return undefined;
      }
      for (const [name, value] of listTold(url)) url.searchParams.delete(name, value);
      return toReturnPath(url.pathname) + url.search;
    },
  };
}

const readAddress = (address: string): URL | null => URL.parse(address, 'http://portal.invalid');

function listTold(url: URL | null): [string, string][] {
  return [...(url?.searchParams ?? [])].filter(
    ([name, value]) =>
      OUTCOME_PARAMETERS.some((told) => told === name) ||
      (name === innloggingWord.name && NOT_SAVED.includes(value)),
  );
}

/** The whole outcome in the address, as one text. */
function findOutcome(url: URL | null): string | undefined {
  const told = listTold(url);
  if (told.length === 0) return undefined;
  if (told.every(([, value]) => NOT_SAVED.includes(value))) return NOT_SAVED_OUTCOME;
  return told.map((pair) => pair.join('=')).join('&');
}

/** Visitors may send feedback, or a form after their session has ended: then the cookie has no session id. */
function toMark(outcome: string, { session }: Pick<FastifyRequest, 'session'>): string {
  return `${outcome === NOT_SAVED_OUTCOME ? '' : (session?.publicId ?? '')}:${outcome}`;
}
