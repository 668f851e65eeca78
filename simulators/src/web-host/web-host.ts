import type { FastifyInstance } from 'fastify';

import { addMobileBank } from '../bank/bank-routes.ts';
import { html } from '../kit/html.ts';
import { addStyles, renderPage, sendHtml } from '../kit/page.ts';
import { createServer, type OnRequest } from '../kit/server.ts';
import { renderNeighbouringApp } from './neighbouring-app.ts';
import { addProxy } from './proxy.ts';

const FORSIKRING_PATH = '/privat/forsikring';
const OVERVIEW_PATH = `${FORSIKRING_PATH}/oversikt`;

/** Plays an insurer's reverse proxy: the portal and the neighbouring apps behind one address. */
export function createWebHost(portalUrl: URL, onRequest?: OnRequest): FastifyInstance {
  const app = createServer(onRequest);
  void app.register(addProxy, { portalUrl, paths: [OVERVIEW_PATH, '/api', '/auth', '/health'] });
  addMobileBank(app);
  addStyles(app);
  for (const path of ['/', FORSIKRING_PATH])
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').redirect(OVERVIEW_PATH));
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: `${FORSIKRING_PATH}/*`,
    handler: ({ params, url }, reply) =>
      sendHtml(reply, 200, renderNeighbouringApp(`/${params['*']}`, new URLSearchParams(url.split('?')[1]))),
  });
  app.setNotFoundHandler((_request, reply) =>
    sendHtml(
      reply,
      404,
      renderPage({
        title: 'Siden finnes ikke',
        owner: 'Forsikringsselskapet',
        content: html`<p><a class="button" href="${OVERVIEW_PATH}">Til forsikringsoversikten</a></p>`,
      }),
    ),
  );
  return app;
}
