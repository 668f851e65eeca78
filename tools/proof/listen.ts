import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Has the server listen on a free port of 127.0.0.1. `close` also ends what is open, where it speaks HTTP. */
export async function listen(
  server: Server,
): Promise<{ port: number; url: string; close: () => Promise<void> }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      if (server instanceof HttpServer) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
