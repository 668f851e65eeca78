import type { FastifyRequest } from 'fastify';

import { CONSENT_COOKIE, type ConsentRecord, parseConsent } from '@portal/contract/cookie-consent.ts';

const NAME = `${CONSENT_COOKIE}=`;

/**
 * The answer about cookies. Of two the last, as in the browser: a neighbour's of the same name, for a longer path,
 * stands before ours, and Fastify takes the first.
 */
export function readConsent({ headers }: Pick<FastifyRequest, 'headers'>): ConsentRecord {
  const cookie = headers.cookie?.split(/;\s*/).findLast((each) => each.startsWith(NAME));
  return parseConsent(cookie?.slice(NAME.length));
}
