import type { FastifyBaseLogger } from 'fastify';

import { isProbe } from './is-probe.ts';
import type { RequestEnd } from './request-end.ts';

/**
 * One line per request, and for a probe one when its answer changes. Logs the route's pattern, never the URL, which may
 * contain what a customer typed.
 */
export function createRequestLog(): (end: RequestEnd, log: FastifyBaseLogger) => void {
  /** The last status of each probe. */
  const told = new Map<string, number>();

  return ({ seconds, isAborted, ...end }, log) => {
    if (end.route !== undefined && isProbe(end.route)) {
      if (told.get(end.route) === end.status) return;
      told.set(end.route, end.status);
    }
    log.info({ ...end, ms: Math.round(seconds * 1000), ...(isAborted && { isAborted }) }, 'answered');
  };
}
