import { onlineManager, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query';

import { ApiError, stripNulls } from '@portal/contract/client.ts';
import type { QueryName } from '@portal/contract/endpoints.ts';
import type { SettledAnswer } from '@portal/contract/page.ts';
import { type QueryKey, toKeyText } from '@portal/contract/query-key.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer is fresh, in ms, where no other time is given below. */
const STALE_TIME = 30 * SECOND;
const staleTimes: Partial<Record<QueryName, number>> = {
  getSessionStatus: MINUTE,
  getSession: 15 * MINUTE,
  getInnlogginger: 10 * SECOND,
  getClientContext: MINUTE,
  getBankkontakt: 15 * MINUTE,
  getKontaktinfo: 15 * MINUTE,
  getLogin: 15 * MINUTE,
  getTrackingId: 15 * MINUTE,
  getOversiktConfig: MINUTE,
  getAvtaler: 10 * SECOND,
  getBetalinger: 15 * MINUTE,
  getPriser: 15 * MINUTE,
  getSparebankAvtaler: 10 * SECOND,
  getPostnummer: MINUTE,
  getSamtykketekster: MINUTE,
  getHelseerklaering: 10 * SECOND,
  getAksepttilbud: 10 * SECOND,
  getUlesteMeldinger: 10 * SECOND,
  getMotoroppgaver: 10 * SECOND,
  getProduktanbefaling: 15 * MINUTE,
};

/** Data that all parts of the page share; it is not refetched when the window gets focus. */
const sharedData: ReadonlySet<QueryName> = new Set([
  'getClientContext',
  'getKontaktinfo',
  'getOversiktConfig',
  'getLogin',
  'getBankkontakt',
  'getSession',
]);

const RETRIES = 3;
const MAX_RETRY_DELAY = 30 * SECOND;

/** A call that failed during server rendering: shown as it is, and retried only on request. */
export class FailedOnServer extends ApiError {
  override name = 'FailedOnServer';
}

/** The value of an answer that the server has settled. @throws {FailedOnServer} */
export function toValue(answer: SettledAnswer): unknown {
  if (answer.state === 'ok') return stripNulls(answer.value);
  const { status, body } = answer;
  throw new FailedOnServer({ status, statusText: '', body, correlationId: body.correlationId });
}

/** Each query's state when it had been answered for the first time, or had failed. Only in the browser: it came in the page. */
export const firstStates = new WeakMap<object, QueryState<unknown, unknown>>();

/** `fetchAnswer` is the only source of data: the features themselves on the server, the API in the browser. */
export function createQueryClient(
  fetchAnswer: (key: QueryKey, signal: AbortSignal) => Promise<unknown>,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSettled: (_data, _error, query) => {
        if (!firstStates.has(query)) firstStates.set(query, query.state);
      },
    }),
    defaultOptions: {
      queries: {
        queryKeyHashFn: (queryKey) => toKeyText(queryKey as QueryKey),
        queryFn: ({ queryKey, signal }) => fetchAnswer(queryKey as QueryKey, signal),
        // `gcTime` is the library's default: five minutes in the browser, and no timer on the server, where one would
        // keep the answers of every page in memory for minutes after the page was sent.
        staleTime: ({ queryKey }) => staleTimes[queryKey[0] as QueryName] ?? STALE_TIME,
        refetchOnWindowFocus: ({ queryKey }) => !sharedData.has(queryKey[0] as QueryName),
        retry: shouldRetry,
        retryDelay: getRetryDelay,
        retryOnMount: false,
      },
    },
  });
}

/**
 * Only queries are retried, three times, and never after a refusal (4xx). Not without a network: the retry would wait for
 * it, and so would the customer. When it is back, what failed is fetched again.
 */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= RETRIES || error instanceof FailedOnServer || !onlineManager.isOnline()) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** 1 s, doubling, at most 30 s. */
function getRetryDelay(failures: number): number {
  return Math.min(SECOND * 2 ** failures, MAX_RETRY_DELAY);
}
