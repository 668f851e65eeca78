import type { People } from '../customers/people.ts';
import { type Exchange, sendHtml } from '../kit/exchange.ts';
import { readForm } from '../kit/read-body.ts';
import { type Route, route } from '../kit/routing.ts';
import {
  renderCasesPage,
  renderFailedPage,
  renderHealthPage,
  renderRefusedPage,
  renderStartPage,
} from './pages.ts';
import { redeem } from './redeem.ts';

interface SkadesakerOptions {
  token: string;
  /** Without it there is no portal to ask, and every jump fails. */
  webHost?: { portalUrl: URL };
}

const REFERRER = 'forsikringsoversikt';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The claims site: its front page, and the form post with which customers arrive from the portal. */
export function createSkadesakerRoutes(
  { token, webHost }: SkadesakerOptions,
  people: People,
): readonly Route[] {
  return [
    route('GET', '/skadesaker', (exchange) => sendHtml(exchange, 200, renderStartPage())),
    route('POST', '/skadesaker/jump', async (exchange) => {
      const jumpsst = await findToken(exchange);
      if (jumpsst === undefined) {
        sendHtml(exchange, 400, renderRefusedPage());
        return;
      }
      if (webHost === undefined) {
        sendHtml(exchange, 502, renderFailedPage());
        return;
      }
      const redemption = await redeem(webHost.portalUrl, token, jumpsst);
      if (redemption.outcome === 'failed') {
        sendHtml(exchange, 502, renderFailedPage());
        return;
      }
      const customer =
        redemption.outcome === 'customer'
          ? (people.find(redemption.fodselsnummer) ?? { navn: 'ukjent kunde' })
          : undefined;
      if (customer === undefined) {
        sendHtml(exchange, 403, renderRefusedPage());
        return;
      }
      const isHealth = exchange.url.searchParams.get('target') === 'ahv';
      sendHtml(exchange, 200, isHealth ? renderHealthPage(customer) : renderCasesPage(customer));
    }),
  ];
}

/** The contract is a plain form with exactly these two fields. A value that cannot be a token is not sent to the portal. */
async function findToken({ request }: Exchange): Promise<string | undefined> {
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') return undefined;
  const fields = [...(await readForm(request))];
  const form = new Map(fields);
  if (fields.length !== 2 || form.get('referrer') !== REFERRER) return undefined;
  const jumpsst = form.get('jumpsst');
  return jumpsst !== undefined && TOKEN.test(jumpsst) ? jumpsst : undefined;
}
