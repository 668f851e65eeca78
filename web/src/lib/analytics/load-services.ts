import { QueryClient } from '@tanstack/react-query';

import type { Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { Sporing } from '@portal/contract/sporing.ts';

import type { ErrorReporter } from '../error-reports/sentry-reporter.ts';
import type { Tracker } from './create-analytics.ts';

/** Of measurements alone: one retry, and nothing is asked again when the customer comes back to the window (ANA-26). */
export function createSporingQueryClient(retryDelay?: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, ...(retryDelay !== undefined && { retryDelay }) },
    },
  });
}

/** The customer's tracking id; undefined when it could not be had: then events are nobody's. */
export async function findTrackingId(call: Client, queries: QueryClient): Promise<string | undefined> {
  try {
    const { trackingId } = await queries.fetchQuery({
      queryKey: ['getTrackingId'],
      queryFn: () => call(endpoints.getTrackingId),
    });
    return trackingId;
  } catch {
    return undefined;
  }
}

/** Code and id at once; neither before a yes to statistics. `call` is left out for a visitor, who has no id. */
export async function loadTracker(
  settings: NonNullable<Sporing['analytics']>,
  call: Client | undefined,
): Promise<Tracker> {
  const [{ createMixpanelTracker }, trackingId] = await Promise.all([
    import('./mixpanel-tracker.ts'),
    call && findTrackingId(call, createSporingQueryClient()),
  ]);
  return createMixpanelTracker(settings, trackingId);
}

export async function loadErrorReporter(
  settings: NonNullable<Sporing['errorReports']>,
): Promise<ErrorReporter> {
  const { createErrorReporter } = await import('../error-reports/sentry-reporter.ts');
  return createErrorReporter(settings);
}
