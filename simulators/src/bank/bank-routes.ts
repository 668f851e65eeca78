import { type Exchange, redirect, sendHtml, sendJson } from '../kit/exchange.ts';
import { type Route, route } from '../kit/routing.ts';
import { type Platform, renderBankPage, renderMobileBankPage, renderWebBankPage } from './bank-pages.ts';

/** The cookie that marks the bank's app; the name is the same as in the portal's configuration. */
const APP_COOKIE = 'kfp-mobilapp';

/** The name becomes part of a host name, so no other characters are allowed. */
function getShortname({ params }: Exchange): string {
  const { shortname = '' } = params;
  return /^[a-z0-9]+$/.test(shortname) ? shortname : '';
}

/**
 * The bank's own host: its front page, and the page that frames the portal.
 * @param findPortalPort returns undefined while no web host runs
 */
export function createBankRoutes(
  bankPort: number,
  findPortalPort: () => number | undefined,
): readonly Route[] {
  const showFrontPage = (exchange: Exchange) =>
    sendHtml(
      exchange,
      200,
      renderBankPage(getShortname(exchange), { bank: bankPort, portal: findPortalPort() }),
    );
  return [
    route('GET', '/bank/:shortname', showFrontPage),
    route('POST', '/bank/:shortname', showFrontPage),
    route('GET', '/bank/:shortname/nettbank', (exchange) => {
      const portalPort = findPortalPort();
      if (portalPort === undefined) sendJson(exchange, 404, { message: 'No portal runs here' });
      else sendHtml(exchange, 200, renderWebBankPage(getShortname(exchange), portalPort));
    }),
  ];
}

/** The bank's app, on the portal's own host. Opening it marks the browser as the app; ending it removes the mark. */
export const mobileBankRoutes: readonly Route[] = [
  route('GET', '/bank/:shortname/mobilbank', (exchange) => {
    const platform: Platform = exchange.url.searchParams.get('plattform') === 'android' ? 'android' : 'ios';
    exchange.response.setHeader('set-cookie', `${APP_COOKIE}=${platform}; Path=/; SameSite=Lax`);
    sendHtml(exchange, 200, renderMobileBankPage(getShortname(exchange), platform));
  }),
  route('GET', '/bank/:shortname/mobilbank/avslutt', (exchange) => {
    exchange.response.setHeader('set-cookie', `${APP_COOKIE}=; Path=/; Max-Age=0`);
    redirect(exchange, '/privat/forsikring/oversikt');
  }),
];
