import { type Exchange, sendJson } from '../kit/exchange.ts';
import { osloDate } from '../kit/oslo-date.ts';
import { BadRequest, readJson } from '../kit/read-body.ts';
import { createRouter, type Route, route } from '../kit/routing.ts';
import { startServer } from '../kit/server.ts';
import { listOpinPolicies, OpinFailure } from './opin-client.ts';
import { toAvtale } from './to-avtale.ts';

export interface OpinAdapterOptions {
  port: number;
  /** The token with which the portal authenticates. */
  token: string;
  /** The institution that speaks Open Insurance Brasil. */
  opinUrl: string;
  /** The access token of each customer's consent, by national id: Open Insurance Brasil cannot be asked about a person. */
  consents: ReadonlyMap<string, string>;
}

/**
 * Towards the portal it is a source system (`docs/outside/source-system.openapi.yaml`), towards an institution of
 * Open Insurance Brasil a receiver. docs/outside/open-insurance-brasil.md lists what cannot be translated.
 */
export async function startOpinAdapter({ port, token, opinUrl, consents }: OpinAdapterOptions) {
  const server = await startServer('127.0.0.1', port);
  server.serve(
    createRouter(
      [
        answer('/avtaler/sok', token, async (fodselsnummer) => {
          const accessToken = consents.get(fodselsnummer);
          const policies =
            accessToken === undefined ? undefined : await listOpinPolicies(opinUrl, accessToken);
          const today = osloDate();
          return policies && { avtaler: policies.flatMap((policy) => toAvtale(policy, today) ?? []) };
        }),
        // Quotes there are requested by somebody who wants to buy; none is an offer that waits for the customer.
        answer('/tilbud/sok', token, (fodselsnummer) =>
          Promise.resolve(consents.has(fodselsnummer) ? { tilbud: [] } : undefined),
        ),
        answer('/tilbud/slett', token, (_fodselsnummer, { avtaleNummer }) => {
          if (typeof avtaleNummer !== 'string' || avtaleNummer === '')
            throw new BadRequest('avtaleNummer must be text');
          return Promise.resolve(undefined);
        }),
      ],
      (exchange) => sendJson(exchange, 404, { message: 'There is nothing here' }),
    ),
  );
  return { address: `http://127.0.0.1:${server.port}`, close: server.close };
}

type Find = (fodselsnummer: string, body: Record<string, unknown>) => Promise<object | undefined>;

/** Undefined becomes 404. A failure of the institution becomes 503, so that the portal says that something is missing. */
function answer(path: string, token: string, find: Find): Route {
  return route('POST', path, async (exchange) => {
    const { request, response } = exchange;
    const correlationId = request.headers['x-correlation-id'];
    if (typeof correlationId === 'string') response.setHeader('x-correlation-id', correlationId);
    if (request.headers.authorization !== `Bearer ${token}`)
      return sendJson(exchange, 401, { message: 'A bearer token is required' });
    const body = await readJson(request);
    const { fodselsnummer } = body;
    if (typeof fodselsnummer !== 'string' || !/^\d{11}$/.test(fodselsnummer))
      throw new BadRequest('fodselsnummer must be text of 11 digits');
    return send(exchange, () => find(fodselsnummer, body));
  });
}

async function send(exchange: Exchange, find: () => Promise<object | undefined>): Promise<void> {
  try {
    const found = await find();
    if (found === undefined) sendJson(exchange, 404, { message: 'Not found' });
    else sendJson(exchange, 200, found);
  } catch (error) {
    if (!(error instanceof OpinFailure)) throw error;
    sendJson(exchange, 503, { message: error.message });
  }
}
