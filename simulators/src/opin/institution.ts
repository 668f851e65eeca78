import { type Exchange, sendJson, sendNoContent } from '../kit/exchange.ts';
import { createRouter, type Route, route } from '../kit/routing.ts';
import { startServer } from '../kit/server.ts';
import type { HeldPolicy, Portfolio } from './generate-policies.ts';
import { type OpinApi, opinApis } from './opin-client.ts';

/** An institution of Open Insurance Brasil: three APIs with paged answers, which depend on the access token. */
export async function startInstitution(portfolios: ReadonlyMap<string, Portfolio>) {
  const server = await startServer('127.0.0.1', 0);
  const routes = opinApis.flatMap((api) => createApi(api, portfolios));
  server.serve(createRouter(routes, (exchange) => sendJson(exchange, 404, { errors: [] })));
  return { address: `http://127.0.0.1:${server.port}`, close: server.close };
}

function createApi(api: OpinApi, portfolios: ReadonlyMap<string, Portfolio>): Route[] {
  const path = `/open-insurance/${api}/v1/${api}`;
  const withPolicies =
    (handle: (exchange: Exchange, policies: HeldPolicy[]) => void) => (exchange: Exchange) => {
      const [, accessToken = ''] = exchange.request.headers.authorization?.split(' ') ?? [];
      const portfolio = portfolios.get(accessToken);
      if (portfolio === undefined) return sendJson(exchange, 401, { errors: [] });
      return handle(exchange, portfolio[api]);
    };
  const about = (part: 'info' | 'premium') =>
    withPolicies((exchange, policies) => {
      const policy = policies.find(({ policyId }) => policyId === exchange.params['policyId']);
      if (policy === undefined) return sendNoContent(exchange);
      return sendJson(exchange, 200, {
        data: policy[part],
        links: {},
        meta: { totalRecords: 1, totalPages: 1 },
      });
    });
  return [
    route(
      'GET',
      path,
      withPolicies((exchange, policies) =>
        sendJson(exchange, 200, toPage(api, policies, exchange.url.searchParams)),
      ),
    ),
    route('GET', `${path}/:policyId/policy-info`, about('info')),
    route('GET', `${path}/:policyId/premium`, about('premium')),
  ];
}

/** The three lists differ: the car API has only numbers, the person API has its companies inside the brand. */
function toPage(api: OpinApi, policies: HeldPolicy[], query: URLSearchParams) {
  const size = Math.min(Number(query.get('page-size') ?? 25), SMALL_PAGE);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
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
