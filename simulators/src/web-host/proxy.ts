import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { pipeline } from 'node:stream';

import { type Exchange, type Handler, sendHtml } from '../kit/exchange.ts';
import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';

/** Hop-by-hop headers, which a proxy must not pass on (RFC 9110 section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Forwards requests to `portalUrl` with an unchanged Host header, and streams the answer back as it comes. */
export function createProxy(portalUrl: URL): Handler {
  return (exchange) => {
    const { request, response } = exchange;
    const upstream = send({
      // URL has an IPv6 address in brackets, a socket needs it without.
      host: portalUrl.hostname.replaceAll(/[[\]]/g, ''),
      port: portalUrl.port || 80,
      method: request.method,
      path: request.url,
      headers: toForwardedHeaders(request),
      agent: false,
    });
    upstream.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, toRawHeaders(answer));
      response.flushHeaders();
      // If the portal breaks off, the answer breaks off here too: pipeline destroys both ends.
      pipeline(answer, response, () => undefined);
    });
    upstream.once('error', () => {
      if (response.headersSent) response.destroy();
      else if (!response.destroyed) sendUnavailable(exchange);
    });
    response.once('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

function toForwardedHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.has(name)));
  const before = request.headers['x-forwarded-for'];
  return {
    ...headers,
    // Node sends a body of unknown length in chunks only when told to.
    ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': [before, request.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
  };
}

/** Raw headers, so that several cookies stay several and names keep their case. */
function toRawHeaders(answer: IncomingMessage): string[] {
  return answer.rawHeaders.filter((_, index, all) => {
    const name = all[index - (index % 2)];
    return name !== undefined && !hopByHop.has(name.toLowerCase());
  });
}

function sendUnavailable(exchange: Exchange): void {
  sendHtml(
    exchange,
    502,
    renderPage({
      title: 'Portalen svarer ikke',
      owner: 'Forsikringsselskapet',
      content: html`<p>Forsikringsoversikten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.</p>`,
    }),
  );
}
