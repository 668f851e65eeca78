import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** A network in front of the portal, for who is not logged in. */
export interface Relay {
  url: string;
  close(): void;
}

/** @param before called for each request; a status that it gives is answered in place of the portal */
export async function startRelay(
  before: (path: string) => Promise<void> | number | undefined,
): Promise<Relay> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const status = await before(path);
      if (status !== undefined) {
        response.writeHead(status, { 'content-type': 'text/html' }).end('The proxy has no answer');
        return;
      }
      const answer = await fetch(inject('portal') + path);
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
