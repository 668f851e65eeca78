import type { FastifyBaseLogger } from 'fastify';

import type { RequestEnd } from './request-end.ts';

/** One line per request: the route's pattern, never its address, which may hold what a customer typed. */
export function logRequest({ seconds, isAborted, ...end }: RequestEnd, log: FastifyBaseLogger): void {
  log.info({ ...end, ms: Math.round(seconds * 1000), ...(isAborted && { isAborted }) }, 'answered');
}
