import { createServer } from 'node:http';
import { once } from 'node:events';

/**
 * Serves a page on every host name of this machine, on a free port. A page made up by Playwright (`route.fulfill`)
 * has no network address, and the browser does not let such a page frame what is served here.
 */
export async function servePage(
  toPage: (asked: { path: string; query: URLSearchParams }) => {
    markup: string;
    /** The page is sandboxed, so its origin is opaque. */
    isSandboxed: boolean;
  },
): Promise<{ port: number; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const { markup, isSandboxed } = toPage({ path: pathname, query: searchParams });
    if (isSandboxed) response.setHeader('content-security-policy', 'sandbox allow-scripts');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // Without an icon the browser would request one.
    response.end(`<link rel="icon" href="data:,">${markup}`);
  });
  // `unref`: a story that fails before it closes the server must still end.
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port');
  return {
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
