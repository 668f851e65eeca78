import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between the browser and the portal. `break` ends every connection of the moment, as a tunnel does. */
export async function startBreakableLine(
  portal: string,
): Promise<{ url: string; break: () => void; close: () => void }> {
  const { hostname, port } = new URL(portal);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const there = connect(Number(port), hostname);
    for (const socket of [browser, there]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.pipe(there).pipe(browser);
  });
  // `unref`: a story that fails before it closes the server must still end.
  await once(server.listen(0, hostname).unref(), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://${hostname}:${address.port}`,
    break: breakAll,
    close: () => {
      server.close();
      breakAll();
    },
  };
}
