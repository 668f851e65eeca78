/** Of a call that failed: nothing of what was sent or answered (ERR-29). */
export interface FetchFailure {
  method: string;
  /** Of the contract, with names where an address has values. */
  path: string;
  /** 0 when no answer came. */
  status: number;
  statusText: string;
}

export interface Problem {
  /** A fixed text of ours. */
  message: string;
  failure?: FetchFailure;
  cause?: unknown;
}

/** Takes what went wrong to whoever watches over the portal. Gets nothing personal. */
export type ReportSink = (message: string, problem: Problem) => void;

let sink: ReportSink | undefined;
let isDenied = false;
let queue: Problem[] = [];
/** More of the same helps nobody. */
const MAX_QUEUED = 20;

/** Set when the customer has agreed to error reports and one is configured: what has waited goes there (AMB-77). */
export function setReportSink(next: ReportSink | undefined): void {
  sink = next;
  if (next === undefined) return;
  isDenied = false;
  for (const problem of queue.splice(0)) next(problem.message, problem);
}

/** The customer has said no, or nothing is configured: nothing is kept, from now on either. */
export function refuseReports(): void {
  sink = undefined;
  isDenied = true;
  queue = [];
}

/** The one way to report an error that the customer was helped past. Until the customer has answered it waits in memory. */
export function reportProblem(message: string, details: Omit<Problem, 'message'> = {}): void {
  const problem = { message, ...details };
  if (sink !== undefined) sink(message, problem);
  else if (!isDenied) queue = [...queue, problem].slice(-MAX_QUEUED);
}
