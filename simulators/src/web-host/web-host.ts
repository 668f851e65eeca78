import { mobileBankRoutes } from '../bank/bank-routes.ts';
import { type Handler, redirect, sendHtml } from '../kit/exchange.ts';
import { html } from '../kit/html.ts';
import { renderPage, stylesRoute } from '../kit/page.ts';
import { createRouter, route } from '../kit/routing.ts';
import { renderNeighbouringApp } from './neighbouring-app.ts';
import { createProxy } from './proxy.ts';

const FORSIKRING_PATH = '/privat/forsikring';
const OVERVIEW_PATH = `${FORSIKRING_PATH}/oversikt`;

/** Plays an insurer's reverse proxy: the portal and the neighbouring apps behind one address. */
export function createWebHost(portalUrl: URL): Handler {
  const proxy = createProxy(portalUrl);
  const goToOverview: Handler = (exchange) => redirect(exchange, OVERVIEW_PATH);
  const showApp: Handler = (exchange) => {
    const path = exchange.url.pathname.slice(FORSIKRING_PATH.length);
    sendHtml(exchange, 200, renderNeighbouringApp(path, exchange.url.searchParams));
  };

  return createRouter(
    [
      route('*', `${OVERVIEW_PATH}/*`, proxy),
      route('*', '/api/*', proxy),
      route('*', '/auth/*', proxy),
      route('*', '/health/*', proxy),
      ...mobileBankRoutes,
      stylesRoute,
      route('GET', '/', goToOverview),
      route('GET', FORSIKRING_PATH, goToOverview),
      route('GET', `${FORSIKRING_PATH}/*`, showApp),
      route('POST', `${FORSIKRING_PATH}/*`, showApp),
    ],
    (exchange) =>
      sendHtml(
        exchange,
        404,
        renderPage({
          title: 'Siden finnes ikke',
          owner: 'Forsikringsselskapet',
          content: html`<p><a class="button" href="${OVERVIEW_PATH}">Til forsikringsoversikten</a></p>`,
        }),
      ),
  );
}
