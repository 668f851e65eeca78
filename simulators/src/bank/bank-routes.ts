import type { FastifyInstance } from 'fastify';

import { sendHtml } from '../kit/page.ts';
import { renderBankPage, renderMobileBankPage, renderWebBankPage } from './bank-pages.ts';

/** The cookie that marks the bank's app; the name is the same as in the portal's configuration. */
const APP_COOKIE = 'kfp-mobilapp';

interface Asked {
  Params: { shortname: string };
  Querystring: { plattform?: string };
}

/** The name becomes part of a host name, so no other characters are allowed. */
function getShortname({ params: { shortname } }: { params: Asked['Params'] }): string {
  return /^[a-z0-9]+$/.test(shortname) ? shortname : '';
}

/**
 * The bank's own host: its front page, and the page that frames the portal.
 * @param findPortalPort returns undefined while no web host runs
 */
export function addBank(app: FastifyInstance, findPortalPort: () => number | undefined): void {
  app.route<Asked>({
    method: ['GET', 'POST'],
    url: '/bank/:shortname',
    handler: (request, reply) => {
      const ports = { bank: request.socket.localPort, portal: findPortalPort() };
      return sendHtml(reply, 200, renderBankPage(getShortname(request), ports));
    },
  });
  app.get<Asked>('/bank/:shortname/nettbank', (request, reply) => {
    const portalPort = findPortalPort();
    if (portalPort === undefined) return reply.code(404).send({ message: 'No portal runs here' });
    return sendHtml(reply, 200, renderWebBankPage(getShortname(request), portalPort));
  });
}

/** The bank's app, on the portal's own host. Opening it marks the browser as the app; ending it removes the mark. */
export function addMobileBank(app: FastifyInstance): void {
  app.get<Asked>('/bank/:shortname/mobilbank', (request, reply) => {
    const platform = request.query.plattform === 'android' ? 'android' : 'ios';
    reply.header('set-cookie', `${APP_COOKIE}=${platform}; Path=/; SameSite=Lax`);
    return sendHtml(reply, 200, renderMobileBankPage(getShortname(request), platform));
  });
  app.get('/bank/:shortname/mobilbank/avslutt', (_request, reply) =>
    reply
      .headers({ 'set-cookie': `${APP_COOKIE}=; Path=/; Max-Age=0`, 'cache-control': 'no-store' })
      .redirect('/privat/forsikring/oversikt'),
  );
}
