import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector receives it; ids in hexadecimal. */
interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number; message?: string };
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/**
 * A collector that takes spans as OpenTelemetry sends them: OTLP over HTTP, as JSON. Of a batch that is cut off, as by
 * a portal that ends while it sends, it takes nothing.
 * @param onBody hears every body as it came
 */
export async function startOtlpReceiver(onBody: (body: string) => void = () => {}) {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void text(request).then(take, () => response.destroy());

    function take(body: string): void {
      const isRight = request.method === 'POST' && request.url === '/v1/traces';
      if (isRight) {
        onBody(body);
        const { resourceSpans } = JSON.parse(body) as Sent;
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      }
      response.writeHead(isRight ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
