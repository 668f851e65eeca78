import { createWaitingQueue } from './waiting-queue.ts';

/** A failed call, without any data that was sent or answered. */
interface FetchFailure {
  method: string;
  /** The path in the contract, with placeholders instead of values. */
  path: string;
  /** 0 when no answer came. */
  status: number;
  statusText: string;
}

/** A problem, for the operators. Contains nothing personal. */
export interface Problem {
  /** A fixed text of ours. */
  message: string;
  failure?: FetchFailure;
  cause?: unknown;
}

/** More reports of the same problem would not help. */
const MAX_WAITING = 20;

/** Released when the customer has consented to error reports and a service for them is configured. */
export const problems = createWaitingQueue<Problem>(MAX_WAITING);

/** The only way to report an error that the customer can get past. */
export function reportProblem(message: string, details: Omit<Problem, 'message'> = {}): void {
  problems.add({ message, ...details });
}
