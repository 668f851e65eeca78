import type { Distributor } from '../config/distributors.ts';
import type { Session } from '../session/session.ts';
import type { RequestContext } from './queries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a write is known to come from where it may. Left out, it is a call of our own scripts, which is the strictest:
     * a new route is guarded before anybody has thought of it (http/forgery-guard.ts).
     * `form`: a form of our pages. `same-origin`: a form of a page that knows no session yet.
     * `back-channel`: another system calls, not a browser, and proves itself in its own way.
     */
    guard?: 'form' | 'same-origin' | 'back-channel';
    /** The answer is the same for everybody, and caches on the way may keep it: who asks is not looked up. */
    isForEverybody?: true;
  }
  interface FastifyRequest {
    /** Whose host the browser asked; decided before anything else. */
    distributor: Distributor;
    session: Session | undefined;
    /** What queries may know of this request. */
    toContext: () => RequestContext;
    /** What is left of the answer only waits for others: it counts no more among what is under way. */
    leaveCount: () => void;
  }
}
