import type { FastifyInstance, FastifyRequest } from 'fastify';

import { SPRAK_HEADER } from '@portal/contract/headers.ts';
import { getSprakCookie, parseSprak, type Sprak, toSprak } from '@portal/contract/sprak.ts';

import type { Distributor } from '../config/distributors.ts';
import './request.ts';

/**
 * Decides the language of each answer: that of the page that calls, else the customer's own choice in this browser, else
 * what their login says, else the brand's own. Only a language that the brand offers counts. What the browser asks for
 * never decides.
 */
export function registerSprak(app: FastifyInstance, { https }: { https: boolean }): void {
  app.decorateRequest('sprak', {
    getter(this: FastifyRequest) {
      const { tilbys, standard } = this.distributor.sprak;
      const isOffered = (sprak: Sprak | undefined): sprak is Sprak =>
        sprak !== undefined && tilbys.includes(sprak);
      const ofPage = parseSprak(this.headers[SPRAK_HEADER]);
      return (
        [ofPage, findChosenSprak(this, { https }), this.session?.customer.sprak].find(isOffered) ?? standard
      );
    },
  });
}

/** The choice that the cookie holds. Before the cookies are read there is none. */
export function findChosenSprak(
  { cookies }: { cookies?: Readonly<Record<string, string | undefined>> },
  { https }: { https: boolean },
): Sprak | undefined {
  return parseSprak(cookies?.[getSprakCookie(https)]);
}

/**
 * The first language of ours that the browser asks for. By the order of `Accept-Language`, as browsers write it.
 * @param header of at most some hundred characters; the rest is not read
 */
export function findAskedSprak(
  header: string | undefined,
  { tilbys }: Distributor['sprak'],
): Sprak | undefined {
  const tags = header?.slice(0, 300).split(',') ?? [];
  return tags
    .map((tag) => toSprak(tag.split(';')[0] ?? ''))
    .find((sprak) => sprak !== undefined && tilbys.includes(sprak));
}
