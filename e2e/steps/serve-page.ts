import { createServer } from 'node:http';
import { once } from 'node:events';

/**
 * A page for every host of one's own machine, on a free port. A page that Playwright makes up has no place on the
 * network, and the browser keeps such a page from framing what is served here.
 */
export async function servePage(
  toPage: (asked: { path: string; query: URLSearchParams }) => {
    markup: string;
    /** The page gives up its origin. */
    isSandboxed: boolean;
  },
): Promise<{ port: number; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const { markup, isSandboxed } = toPage({ path: pathname, query: searchParams });
    if (isSandboxed) response.setHeader('content-security-policy', 'sandbox allow-scripts');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // Or the browser asks for one.
    response.end(`<link rel="icon" href="data:,">${markup}`);
  });
  // A story that fails before it closes the page ends all the same.
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
