import type { IncomingMessage } from 'node:http';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { parseTraceparent, type Trace, TRACEPARENT_HEADER } from '../tracing/trace.ts';
import { runInSpan, type Span, type Tracing } from '../tracing/tracing.ts';
import { isProbe } from './is-probe.ts';
import type { RequestEnd } from './request-end.ts';

/**
 * Gives every request a trace, which stands in its log lines and in its calls to outside systems.
 * @param options.isTrusted whether the `traceparent` of this address is taken
 */
export function createRequestTracing({
  tracing,
  isTrusted,
}: {
  tracing: Tracing;
  isTrusted: (address: string) => boolean;
}) {
  const spans = new WeakMap<IncomingMessage, Span>();

  function findParent({ headers, socket }: IncomingMessage): Trace | undefined {
    const sent = headers[TRACEPARENT_HEADER];
    if (typeof sent !== 'string' || !isTrusted(socket.remoteAddress ?? '')) return undefined;
    return parseTraceparent(sent);
  }

  return {
    /** The logger of a request; comes before all hooks. */
    createLogger: (
      logger: FastifyBaseLogger,
      bindings: Record<string, unknown>,
      options: object,
      raw: IncomingMessage,
    ): FastifyBaseLogger => {
      const span = tracing.begin({
        name: raw.method ?? 'request',
        parent: findParent(raw),
        isQuiet: isAskedOften(raw.url ?? ''),
      });
      spans.set(raw, span);
      return logger.child({ ...bindings, traceId: span.trace.traceId }, options);
    },
    register(app: FastifyInstance): void {
      app.addHook('onRequest', (request, _reply, next) => {
        const span = spans.get(request.raw);
        if (span === undefined) next();
        else runInSpan(span, next);
      });
    },
    answered(raw: IncomingMessage, { method, route = 'none', status }: RequestEnd): void {
      spans.get(raw)?.end({
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
        ...(status >= 500 && { failure: String(status) }),
      });
    },
  };
}

/** Nothing is recorded of probes and assets: nobody would look for them. */
const isAskedOften = (url: string): boolean => isProbe(url) || url.startsWith(`${BASE_PATH}/assets/`);
