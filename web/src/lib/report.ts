import { createWaitingQueue } from './waiting-queue.ts';

/** Of a call that failed: nothing of what was sent or answered. */
export interface FetchFailure {
  method: string;
  /** Of the contract, with names where an address has values. */
  path: string;
  /** 0 when no answer came. */
  status: number;
  statusText: string;
}

/** What went wrong, for whoever watches over the portal. Holds nothing personal. */
export interface Problem {
  /** A fixed text of ours. */
  message: string;
  failure?: FetchFailure;
  cause?: unknown;
}

/** More of the same helps nobody. */
const MAX_WAITING = 20;

/** Goes on when the customer has agreed to error reports and a place for them is configured. */
export const problems = createWaitingQueue<Problem>(MAX_WAITING);

/** The one way to report an error that the customer was helped past. */
export function reportProblem(message: string, details: Omit<Problem, 'message'> = {}): void {
  problems.add({ message, ...details });
}
