import type { FastifyBaseLogger } from 'fastify';

import type { RequestEnd } from './request-end.ts';

/** One line per request. Logs the route's pattern, never the URL, which may contain what a customer typed. */
export function logRequest({ seconds, isAborted, ...end }: RequestEnd, log: FastifyBaseLogger): void {
  log.info({ ...end, ms: Math.round(seconds * 1000), ...(isAborted && { isAborted }) }, 'answered');
}
