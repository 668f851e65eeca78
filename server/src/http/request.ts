import type { Distributor } from '../config/distributors.ts';
import type { Session } from '../session/session.ts';
import type { RequestContext } from './queries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another system calls, not a browser: it proves itself in its own way, and browser guards do not apply. */
    isBackChannel?: boolean;
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
