import type { Sprak } from '@portal/contract/sprak.ts';

import type { Distributor } from '../config/distributors.ts';
import type { Session } from '../session/session.ts';
import type { RequestContext } from '../core/queries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The CSRF check of a write (http/forgery-guard.ts). Left out: a call by our own scripts, the strictest, so that a
     * new route is protected by default. `form`: a form of our pages. `same-origin`: a form without or independent of a
     * session. `back-channel`: called by another system, which authenticates itself.
     */
    guard?: 'form' | 'same-origin' | 'back-channel';
    /** The answer is the same for everybody and publicly cacheable: no session is looked up. */
    isForEverybody?: true;
  }
  interface FastifyRequest {
    /** The distributor of the host; decided before anything else. */
    distributor: Distributor;
    session: Session | undefined;
    /** The language of what is answered. */
    sprak: Sprak;
    /** What queries may know about this request. */
    toContext: () => RequestContext;
    /** Stops counting this request for load shedding: the rest of its answer only waits for outside systems. */
    leaveCount: () => void;
    /**
     * Counts a page that is about to be rendered for load shedding. It may answer what was not counted before: a failed
     * write, or an address that leads nowhere.
     * @param isComplete the page is sent when everything has come, however long that takes
     * @returns false when there is no room, and the request has been refused
     */
    admitPage: (reply: FastifyReply, isComplete: boolean) => Promise<boolean>;
  }
}
