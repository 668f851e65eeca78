import type { FastifyInstance, FastifyRequest } from 'fastify';

import { createServer } from '../kit/server.ts';
import type { HeldPolicy, Portfolio } from './generate-policies.ts';
import { type OpinApi, opinApis } from './opin-client.ts';

/** An institution of Open Insurance Brasil: three APIs with paged answers, which depend on the access token. */
export async function startInstitution(portfolios: ReadonlyMap<string, Portfolio>) {
  const app = createServer();
  for (const api of opinApis) addApi(app, api, portfolios);
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}

interface Asked {
  Params: { policyId: string };
  Querystring: Record<string, string>;
}

function addApi(app: FastifyInstance, api: OpinApi, portfolios: ReadonlyMap<string, Portfolio>): void {
  const path = `/open-insurance/${api}/v1/${api}`;
  const findPolicies = ({ headers }: FastifyRequest<Asked>) =>
    portfolios.get(headers.authorization?.split(' ')[1] ?? '')?.[api];
  app.get<Asked>(path, (request, reply) => {
    const policies = findPolicies(request);
    if (policies === undefined) return reply.code(401).send({ errors: [] });
    return reply.send(toPage(api, policies, request.query));
  });
  for (const part of ['info', 'premium'] as const)
    app.get<Asked>(`${path}/:policyId/${part === 'info' ? 'policy-info' : part}`, (request, reply) => {
      const policies = findPolicies(request);
      if (policies === undefined) return reply.code(401).send({ errors: [] });
      const policy = policies.find(({ policyId }) => policyId === request.params.policyId);
      if (policy === undefined) return reply.code(204).send();
      return reply.send({ data: policy[part], links: {}, meta: { totalRecords: 1, totalPages: 1 } });
    });
}

/** The three lists differ: the car API has only numbers, the person API has its companies inside the brand. */
function toPage(api: OpinApi, policies: HeldPolicy[], query: Record<string, string>) {
  const size = Math.min(Number(query['page-size'] ?? 25), SMALL_PAGE);
  const first = (Number(query['page'] ?? 1) - 1) * size;
  const listed = policies
    .slice(first, first + size)
    .map(({ policyId, productName }) => (api === 'insurance-auto' ? policyId : { policyId, productName }));
  const companies = [{ companyName: 'Empresa A', cnpjNumber: '12345678901234', policies: listed }];
  const data =
    api === 'insurance-person' ? { brand: { name: 'Marca A', companies } } : { brand: 'Marca A', companies };
  return {
    data: [data],
    links: {},
    meta: { totalRecords: policies.length, totalPages: Math.ceil(policies.length / size) },
  };
}

/** Smaller than the requested page size, which an institution is allowed to choose. */
const SMALL_PAGE = 2;
