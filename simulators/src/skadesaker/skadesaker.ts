import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { People } from '../customers/people.ts';
import { sendHtml } from '../kit/page.ts';
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
export function addSkadesaker(
  app: FastifyInstance,
  { token, webHost }: SkadesakerOptions,
  people: People,
): void {
  app.get('/skadesaker', (_request, reply) => sendHtml(reply, 200, renderStartPage()));
  app.post<{ Querystring: { target?: string } }>('/skadesaker/jump', async (request, reply) => {
    const jumpsst = findToken(request);
    if (jumpsst === undefined) return sendHtml(reply, 400, renderRefusedPage());
    if (webHost === undefined) return sendHtml(reply, 502, renderFailedPage());
    const redemption = await redeem(webHost.portalUrl, token, jumpsst);
    if (redemption.outcome === 'failed') return sendHtml(reply, 502, renderFailedPage());
    if (redemption.outcome !== 'customer') return sendHtml(reply, 403, renderRefusedPage());
    const customer = people.find(redemption.fodselsnummer) ?? { navn: 'ukjent kunde' };
    const isHealth = request.query.target === 'ahv';
    return sendHtml(reply, 200, isHealth ? renderHealthPage(customer) : renderCasesPage(customer));
  });
}

/** The contract is a plain form with exactly these two fields. A value that cannot be a token is not sent to the portal. */
function findToken({ headers, body }: FastifyRequest): string | undefined {
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return undefined;
  const fields = [...new URLSearchParams(String(body))];
  const form = new Map(fields);
  if (fields.length !== 2 || form.get('referrer') !== REFERRER) return undefined;
  const jumpsst = form.get('jumpsst');
  return jumpsst !== undefined && TOKEN.test(jumpsst) ? jumpsst : undefined;
}
