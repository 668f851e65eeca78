import { QueryClient } from '@tanstack/react-query';

import { ApiError } from '@portal/contract/client.ts';
import type { QueryName } from '@portal/contract/endpoints.ts';
import { type QueryKey, toKeyText } from '@portal/contract/query-key.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer counts as fresh, in ms. Times that are not given follow how often each thing changes. */
const staleTimes: Record<QueryName, number> = {
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
  getEikaAvtaler: 10 * SECOND,
  getKundekommunikasjon: 30 * SECOND,
  getTilbud: 30 * SECOND,
  getKunde: 30 * SECOND,
  getLivkunde: 30 * SECOND,
  getKundeadresser: 30 * SECOND,
  getPostnummer: MINUTE,
  getSamtykketekster: MINUTE,
  getReservasjon: 30 * SECOND,
  getHelseerklaering: 10 * SECOND,
  getAksepttilbud: 10 * SECOND,
  getUlesteMeldinger: 10 * SECOND,
  getMotoroppgaver: 10 * SECOND,
  getProduktanbefaling: 15 * MINUTE,
};

/** Shared data is the same for every part of the page; coming back to the window does not ask again. */
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

/** A call that failed while the server rendered the page: shown as it is, and only tried again when asked for. */
export class FailedOnServer extends ApiError {
  override name = 'FailedOnServer';
}

/** `fetchAnswer` is the only way to data: on the server the features themselves, in the browser the API. */
export function createQueryClient(
  fetchAnswer: (key: QueryKey, signal: AbortSignal) => Promise<unknown>,
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: (queryKey) => toKeyText(queryKey as QueryKey),
        queryFn: ({ queryKey, signal }) => fetchAnswer(queryKey as QueryKey, signal),
        // `gcTime` stays the library's own: five minutes in the browser, and no timer on the server, where one would
        // keep the answers of every page in memory for minutes after the page was sent.
        staleTime: ({ queryKey }) => staleTimes[queryKey[0] as QueryName],
        refetchOnWindowFocus: ({ queryKey }) => !sharedData.has(queryKey[0] as QueryName),
        retry: shouldRetry,
        retryDelay: getRetryDelay,
        retryOnMount: false,
      },
    },
  });
}

/** Reads only, three times, never after an answer that says no. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= RETRIES || error instanceof FailedOnServer) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** 1 s, doubling, at most 30 s. */
function getRetryDelay(failures: number): number {
  return Math.min(SECOND * 2 ** failures, MAX_RETRY_DELAY);
}
