import { createServer } from 'node:http';

import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a separate port that the load balancer does not expose. Returns a function that stops it.
 * @throws when the port is taken
 */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'read'>,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, host, done);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
