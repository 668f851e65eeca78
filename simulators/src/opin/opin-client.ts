import { isRecord } from '../kit/read-body.ts';

/** The three APIs of Open Insurance Brasil in which a private customer has agreements. */
export const opinApis = ['insurance-auto', 'insurance-housing', 'insurance-person'] as const;
export type OpinApi = (typeof opinApis)[number];

/** A policy as listed by an API, with the details that the API has about it. */
export interface OpinPolicy {
  api: OpinApi;
  policyId: string;
  productName?: string;
  info: Record<string, unknown>;
  premium: Record<string, unknown> | undefined;
}

/** The institution's answer does not follow its documents. */
export class OpinFailure extends Error {
  override name = 'OpinFailure';
}

const PAGE_SIZE = 100;
const MAX_PAGES = 20;
const TIME_LIMIT_MS = 1800;

/**
 * Everything that one consent gives access to: all pages of three lists, and two more calls for each policy, all
 * within one time limit.
 * @param url of the institution, without a path
 * @param accessToken of the customer's consent
 * @returns undefined when the consent is no longer valid
 * @throws {OpinFailure}
 */
export async function listOpinPolicies(url: string, accessToken: string): Promise<OpinPolicy[] | undefined> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const get = (path: string) => getJson(`${url}/open-insurance/${path}`, accessToken, signal);
  try {
    const lists = await Promise.all(opinApis.map((api) => listApi(api, get)));
    return await Promise.all(
      lists.flat().map(async ({ api, policyId, ...rest }) => {
        const path = `${api}/v1/${api}/${encodeURIComponent(policyId)}`;
        const [info, premium] = await Promise.all([get(`${path}/policy-info`), get(`${path}/premium`)]);
        if (!isRecord(info?.['data'])) throw new OpinFailure('A policy without information');
        const amounts = premium?.['data'];
        return {
          api,
          policyId,
          ...rest,
          info: info['data'],
          premium: isRecord(amounts) ? amounts : undefined,
        };
      }),
    );
  } catch (error) {
    if (error instanceof ConsentEnded) return undefined;
    if (error instanceof OpinFailure) throw error;
    throw new OpinFailure('No answer', { cause: error });
  }
}

class ConsentEnded extends Error {}

type Get = (path: string) => Promise<Record<string, unknown> | undefined>;
type Listed = Pick<OpinPolicy, 'api' | 'policyId' | 'productName'>;

async function listApi(api: OpinApi, get: Get): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await get(`${api}/v1/${api}?page=${page}&page-size=${PAGE_SIZE}`);
    if (answer === undefined) return found;
    found.push(...toListed(api, answer['data']));
    const meta = answer['meta'];
    if (!isRecord(meta) || typeof meta['totalPages'] !== 'number' || page >= meta['totalPages']) return found;
  }
  throw new OpinFailure('More pages than anybody has');
}

/** A brand has companies; in the person API it is an object with a name. A policy is a number, or one with a product. */
function toListed(api: OpinApi, data: unknown): Listed[] {
  const brands = toRecords(data).map((entry) => (isRecord(entry['brand']) ? entry['brand'] : entry));
  const companies = brands.flatMap((brand) => toRecords(brand['companies']));
  return companies.flatMap(({ policies }) => {
    if (!Array.isArray(policies)) return [];
    return policies.flatMap((policy: unknown) => {
      if (typeof policy === 'string') return [{ api, policyId: policy }];
      if (!isRecord(policy) || typeof policy['policyId'] !== 'string') return [];
      const { policyId, productName } = policy;
      return [{ api, policyId, ...(typeof productName === 'string' && { productName }) }];
    });
  });
}

async function getJson(
  url: string,
  accessToken: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal,
  });
  if (answer.status === 204 || answer.status === 404) return undefined;
  if (answer.status === 401 || answer.status === 403) throw new ConsentEnded();
  if (answer.status !== 200) throw new OpinFailure(`Answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isRecord(body)) throw new OpinFailure('Not an object');
  return body;
}

export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
