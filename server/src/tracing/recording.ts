import { setTimeout as wait } from 'node:timers/promises';

import {
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace as api,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import { VERSION } from '../version.ts';
import type { Trace } from './trace.ts';
import { findSpan, type Outcome, runInSpan, type Span, type Tracing, withoutRecording } from './tracing.ts';

/** A collector that is away must not hold up the end of the process. */
const CLOSE_LIMIT_MS = 2000;

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP, in batches). Loaded only where it is asked for.
 * @param endpoint as in OTEL_EXPORTER_OTLP_ENDPOINT: without `/v1/traces`
 */
export function createRecording(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'forsikringsoversikt', 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal');

  const start = (name: string, kind: SpanKind, parent: Trace | undefined, startTime?: number): OtelSpan =>
    tracer.startSpan(
      name,
      { kind, ...(startTime !== undefined && { startTime }) },
      parent === undefined ? ROOT_CONTEXT : toContext(parent),
    );

  return {
    begin({ name, parent, isQuiet }) {
      if (isQuiet) return withoutRecording(parent);
      return toSpan(start(name, SpanKind.SERVER, parent));
    },
    within({ name, kind, attributes }, work) {
      const parent = findSpan();
      if (parent?.isRecorded !== true) return work(() => {});
      const started = start(name, kinds[kind], parent.trace);
      if (attributes !== undefined) started.setAttributes(attributes);
      return workWithin(toSpan(started), work);
    },
    alone: (name, work) => workWithin(toSpan(start(name, SpanKind.INTERNAL, undefined)), work),
    ended({ name, seconds, attributes }) {
      const parent = findSpan();
      if (parent?.isRecorded !== true) return;
      const at = Date.now();
      start(name, SpanKind.CLIENT, parent.trace, at - seconds * 1000)
        .setAttributes(attributes)
        .end(at);
    },
    close: () =>
      Promise.race([provider.shutdown(), wait(CLOSE_LIMIT_MS, undefined, { ref: false })]).catch(() => {}),
  };
}

function workWithin<Value>(
  span: Span,
  work: (tell: (outcome: Outcome) => void) => Promise<Value>,
): Promise<Value> {
  let outcome: Outcome = {};
  return runInSpan(span, async () => {
    try {
      return await work((told) => {
        outcome = told;
      });
    } catch (error) {
      // The message may be personal.
      outcome = { failure: error instanceof Error ? error.name : 'unknown' };
      throw error;
    } finally {
      span.end(outcome);
    }
  });
}

function toContext({ traceId, spanId, isSampled }: Trace) {
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return api.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function toSpan(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    trace: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
    isRecorded: span.isRecording(),
    end({ name, attributes, failure } = {}) {
      if (name !== undefined) span.updateName(name);
      if (attributes !== undefined) span.setAttributes(attributes);
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}
