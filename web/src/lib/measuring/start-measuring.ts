import { QueryClient } from '@tanstack/react-query';

import type { Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { Sporing } from '@portal/contract/sporing.ts';

import { type ErrorReporter, measure, type Measuring, type Tracker } from './measure.ts';
import type { Place } from './sampling.ts';

/**
 * The one door to everything that measures, and it is opened by a yes to statistics alone.
 *
 * @param call left out for a visitor, who has no tracking id
 */
export function startMeasuring(
  { analytics, errorReports }: Sporing,
  call: Client | undefined,
  place: Place,
): Measuring {
  return measure(
    {
      tracker: analytics && loadTracker(analytics, call),
      reporter: errorReports && loadErrorReporter(errorReports),
    },
    place,
  );
}

/** Code and id at once. */
async function loadTracker(
  settings: NonNullable<Sporing['analytics']>,
  call: Client | undefined,
): Promise<Tracker> {
  const [{ createMixpanelTracker }, trackingId] = await Promise.all([
    import('./mixpanel-tracker.ts'),
    call && findTrackingId(call, createSporingQueryClient()),
  ]);
  return createMixpanelTracker(settings, trackingId);
}

async function loadErrorReporter(settings: NonNullable<Sporing['errorReports']>): Promise<ErrorReporter> {
  const { createErrorReporter } = await import('./sentry-reporter.ts');
  return createErrorReporter(settings);
}

/** Of measurements alone: one retry, and nothing is asked again when the customer comes back to the window. */
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
