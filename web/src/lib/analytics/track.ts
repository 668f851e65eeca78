import { createWaitingQueue } from '../waiting-queue.ts';
import type { Hendelse } from './hendelser.ts';

/** A page that stands open without an answer keeps the newest. */
const MAX_WAITING = 200;

/** The page's one queue of what happened. On the server nothing is ever put into it. */
export const hendelser = createWaitingQueue<Hendelse>(MAX_WAITING);

/** Says what happened; whether it goes anywhere is the customer's choice. Only from effects and handlers. */
export function track(...hendelse: Hendelse): void {
  hendelser.add(hendelse);
}
