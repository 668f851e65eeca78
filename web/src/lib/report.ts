/** Takes what went wrong to whoever watches over the portal. Gets nothing personal. */
export type ReportSink = (message: string) => void;

let sink: ReportSink | undefined;

/** Set when the customer has agreed to error reports and one is configured; until then nothing is kept or sent. */
export function setReportSink(next: ReportSink | undefined): void {
  sink = next;
}

/** The one way to report an error that the customer was helped past. `message` is a fixed text of ours. */
export function reportProblem(message: string): void {
  sink?.(message);
}
