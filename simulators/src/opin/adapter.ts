import type { FastifyInstance } from 'fastify';

import { osloDate } from '../kit/oslo-date.ts';
import { echoCorrelationId, hasToken, readFodselsnummer, refuse } from '../kit/outside-system.ts';
import { BadRequest, readJson } from '../kit/read-body.ts';
import { createServer } from '../kit/server.ts';
import { listOpinPolicies, OpinFailure } from './opin-client.ts';
import { toAvtale } from './to-avtale.ts';

interface OpinAdapterOptions {
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
  const app = createServer();
  addOperation(app, '/avtaler/sok', token, async (fodselsnummer) => {
    const accessToken = consents.get(fodselsnummer);
    const policies = accessToken === undefined ? undefined : await listOpinPolicies(opinUrl, accessToken);
    const today = osloDate();
    return policies && { avtaler: policies.flatMap((policy) => toAvtale(policy, today) ?? []) };
  });
  // Quotes there are requested by somebody who wants to buy; none is an offer that waits for the customer.
  addOperation(app, '/tilbud/sok', token, (fodselsnummer) =>
    Promise.resolve(consents.has(fodselsnummer) ? { tilbud: [] } : undefined),
  );
  addOperation(app, '/tilbud/slett', token, (_fodselsnummer, { avtaleNummer }) => {
    if (typeof avtaleNummer !== 'string' || avtaleNummer === '')
      throw new BadRequest('avtaleNummer must be text');
    return Promise.resolve(undefined);
  });
  return { address: await app.listen({ host: '127.0.0.1', port }), close: () => app.close() };
}

type Find = (fodselsnummer: string, body: Record<string, unknown>) => Promise<object | undefined>;

/** Undefined becomes 404. A failure of the institution becomes 503, so that the portal says that something is missing. */
function addOperation(app: FastifyInstance, path: string, token: string, find: Find): void {
  app.post(path, { onRequest: echoCorrelationId }, async (request, reply) => {
    if (!hasToken(request, token)) return refuse(reply);
    const body = readJson(request);
    try {
      return (await find(readFodselsnummer(body), body)) ?? reply.code(404).send({ message: 'Not found' });
    } catch (error) {
      if (!(error instanceof OpinFailure)) throw error;
      return reply.code(503).send({ message: error.message });
    }
  });
}
