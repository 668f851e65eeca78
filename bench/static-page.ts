import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

import { BASE_PATH } from '../contract/src/paths.ts';

/** The compression level that the portal uses for pages. */
const QUALITY = 4;

export interface StaticPage {
  url: string;
  close: () => void;
}

/**
 * The floor: the portal's own page, without its script and its data, as one file that is there at once, with the same
 * headers. The files it links to come from the portal itself.
 *
 * @param url of the portal, as the browser sees it
 */
export async function serveStaticPage(url: string, cookie: string): Promise<StaticPage> {
  const { host, hostname, port } = new URL(url);
  const answer = await fetch(`${url}${BASE_PATH}?komplett`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  const body = brotliCompressSync(withoutScript(await answer.text()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const headers = {
    ...Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['set-cookie', 'transfer-encoding', 'connection', 'keep-alive', 'date'].includes(name),
      ),
    ),
    'content-encoding': 'br',
    'content-length': String(body.length),
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === BASE_PATH) outgoing.writeHead(200, headers).end(body);
    else pass(incoming, outgoing, { hostname, port, headers: { ...incoming.headers, host } });
  });
  server.listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: { hostname: string; port: string; headers: IncomingHttpHeaders },
): void {
  const forwarded = request({ ...to, path: incoming.url, method: incoming.method }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/** @throws when nothing was removed: a page that still has its script would be no floor */
function withoutScript(html: string): string {
  const bare = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  if (bare.length > 0.95 * html.length) throw new Error('The page had no script to leave out');
  return bare;
}
