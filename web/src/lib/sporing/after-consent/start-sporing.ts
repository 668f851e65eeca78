import { QueryClient } from '@tanstack/react-query';

import type { Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { Sporing } from '@portal/contract/sporing.ts';

import {
  type ErrorReporter,
  type Loading,
  runSporing,
  type RunningSporing,
  type Tracker,
} from './run-sporing.ts';
import type { Place } from './sampling.ts';

/**
 * The only entry point to all sporing, called only after a yes to statistics.
 *
 * @param call left out for a visitor, who has no tracking id
 */
export function startSporing(
  { tracker, errorReports }: Sporing,
  call: Client | undefined,
  place: Place,
): RunningSporing {
  return runSporing(
    {
      tracker: tracker && loadTracker(tracker, call),
      reporter: errorReports && loadErrorReporter(errorReports),
    },
    place,
  );
}

/** Loads code and id in parallel. */
async function loadTracker(
  settings: NonNullable<Sporing['tracker']>,
  call: Client | undefined,
): Loading<Tracker> {
  const [{ createMixpanelTracker }, trackingId] = await Promise.all([
    import('./mixpanel-tracker.ts'),
    call && findTrackingId(call, createSporingQueryClient()),
  ]);
  return () => createMixpanelTracker(settings, trackingId);
}

async function loadErrorReporter(settings: NonNullable<Sporing['errorReports']>): Loading<ErrorReporter> {
  const { createErrorReporter } = await import('./sentry-reporter.ts');
  return () => createErrorReporter(settings);
}

/** For sporing only: one retry, and no refetch when the window gets focus. */
export function createSporingQueryClient(retryDelay?: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, ...(retryDelay !== undefined && { retryDelay }) },
    },
  });
}

/** The customer's tracking id. If it could not be fetched it is undefined, and events are anonymous. */
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
