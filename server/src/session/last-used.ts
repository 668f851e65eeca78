import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

import type { SessionRepository, TouchQuery } from '../persistence/session-repository.ts';

/** Milliseconds that a request waits for the write, which usually takes one. */
const WAIT_MS = 300;
/** Milliseconds before the next try after a failure: each costs a connection, which the pool then closes. */
const REST_MS = 2000;

/** Returns whether the write is done or still under way. */
type TouchSession = (query: TouchQuery) => Promise<boolean>;

/**
 * A database may answer reads and take no writes: locked, read-only, or out of reach of its standby. What only reads is
 * served all the same, so this write neither fails a request nor holds it up for long. While one is late no other is
 * begun, so that they do not take all connections.
 */
export function createLastUsed(
  { touchLive }: Pick<SessionRepository, 'touchLive'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): TouchSession {
  let isLate = false;
  let restsUntil = Number.NEGATIVE_INFINITY;

  return async (query) => {
    if (isLate || performance.now() < restsUntil) return false;
    const end = new AbortController();
    const touched = touchLive(query)
      .then(() => true)
      .catch((error: unknown) => {
        restsUntil = performance.now() + REST_MS;
        logger.warn({ event: 'last-used-not-written', err: error }, 'last use of a session not written');
        return false;
      })
      .finally(() => {
        isLate = false;
        end.abort();
      });
    const late = wait(WAIT_MS, undefined, { signal: end.signal })
      // An answer that came while this process was busy is read first.
      .then(() => turn())
      .catch(() => undefined)
      .then(() => {
        if (end.signal.aborted) return touched;
        isLate = true;
        return true;
      });
    return Promise.race([touched, late]);
  };
}
