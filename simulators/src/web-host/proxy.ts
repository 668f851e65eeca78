import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { html } from '../kit/html.ts';
import { renderPage, sendHtml } from '../kit/page.ts';

/** Forwards requests below `paths` to `portalUrl` with an unchanged Host header, and streams the answer back as it comes. */
export async function addProxy(
  app: FastifyInstance,
  { portalUrl, paths }: { portalUrl: URL; paths: readonly string[] },
): Promise<void> {
  // The portal reads the bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const path of paths.flatMap((below) => [below, `${below}/*`]))
    app.all(path, ({ raw }, reply) => forward(portalUrl, raw, reply));
}

function forward(portalUrl: URL, request: IncomingMessage, reply: FastifyReply): void {
  const { method, url: path, headers, socket } = request;
  const upstream = send({
    // URL has an IPv6 address in brackets, a socket needs it without.
    host: portalUrl.hostname.replaceAll(/[[\]]/g, ''),
    port: portalUrl.port || 80,
    method,
    path,
    headers: {
      ...withoutHopByHop(headers),
      // Node sends a body of unknown length in chunks only when told to.
      ...(headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
      'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-proto': 'http',
    },
    agent: false,
  });
  upstream.once('response', (answer) => {
    reply
      .code(answer.statusCode ?? 502)
      .headers(withoutHopByHop(answer.headers))
      .send(answer);
    // They do not wait for the body.
    reply.raw.flushHeaders();
  });
  upstream.once('error', () => {
    if (!reply.raw.headersSent && !reply.raw.destroyed) sendHtml(reply, 502, unavailablePage);
  });
  reply.raw.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Hop-by-hop headers, which a proxy must not pass on (RFC 9110 section 7.6.1). */
const hopByHop =
  /^(?:connection|keep-alive|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade)$/;

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));
}

const unavailablePage = renderPage({
  title: 'Portalen svarer ikke',
  owner: 'Forsikringsselskapet',
  content: html`<p>Forsikringsoversikten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.</p>`,
});
