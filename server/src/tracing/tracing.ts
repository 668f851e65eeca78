import { AsyncLocalStorage } from 'node:async_hooks';

import { createTrace, type Trace } from './trace.ts';

/** Never personal data, and never a value that a customer or a system has sent. */
type Attributes = Record<string, string | number>;

export interface Outcome {
  name?: string;
  attributes?: Attributes;
  /** Why it failed, in a word. */
  failure?: string;
}

/** Something that takes time, and what happens within it. */
export interface Span {
  readonly trace: Trace;
  /** Whether it is sent to the collector, and so what happens within it. */
  readonly isRecorded: boolean;
  end: (outcome?: Outcome) => void;
}

export interface Tracing {
  /** Begins a request. `isQuiet`: it has a trace, but nothing is recorded of it. */
  begin: (request: { name: string; parent: Trace | undefined; isQuiet: boolean }) => Span;
  /** Does a part of the current request. Calls `work` at once; it may say how it went. */
  within: <Value>(
    part: { name: string; kind: 'internal' | 'client'; attributes?: Attributes },
    work: (tell: (outcome: Outcome) => void) => Promise<Value>,
  ) => Promise<Value>;
  /** Does what belongs to no request, such as a round of a job, in a trace of its own. Calls `work` at once. */
  alone: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  /** A part of the current request that has just ended. */
  ended: (part: { name: string; seconds: number; attributes: Attributes }) => void;
  /** Sends what is left. Never rejects. */
  close: () => Promise<void>;
}

const spans = new AsyncLocalStorage<Span>();

/** Of the request that is being answered; undefined outside one. */
export const findSpan = (): Span | undefined => spans.getStore();

export function runInSpan<Value>(span: Span, work: () => Value): Value {
  return spans.run(span, work);
}

/** What a log line says beside its message, so that it is found by reference and by trace. */
export function toReferences(correlationId: string): { correlationId: string; traceId?: string } {
  const span = findSpan();
  return span === undefined ? { correlationId } : { correlationId, traceId: span.trace.traceId };
}

export function withoutRecording(parent: Trace | undefined): Span {
  return { trace: createTrace(parent), isRecorded: false, end: () => {} };
}

/** Traces are passed on, and nothing is recorded. */
export const untraced: Tracing = {
  begin: ({ parent }) => withoutRecording(parent),
  within: (_, work) => work(() => {}),
  // Its calls and log lines share a trace.
  alone: (_, work) => runInSpan(withoutRecording(undefined), work),
  ended: () => {},
  close: () => Promise.resolve(),
};

/** @param endpoint of an OpenTelemetry collector; left out, nothing of OpenTelemetry is loaded */
export async function openTracing(endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return untraced;
  const { createRecording } = await import('./recording.ts');
  return createRecording(endpoint);
}
