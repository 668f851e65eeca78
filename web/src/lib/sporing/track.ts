import { createWaitingQueue } from '../waiting-queue.ts';
import type { Hendelse } from './hendelser.ts';

/** The newest are kept when the page stays open without an answer. */
const MAX_WAITING = 200;

/** The page's only event queue. It stays empty on the server. */
export const hendelser = createWaitingQueue<Hendelse>(MAX_WAITING);

/** Records an event; the customer's consent decides whether it is sent. Call it only from effects and handlers. */
export function track(...hendelse: Hendelse): void {
  hendelser.add(hendelse);
}
