import { createAnalytics } from './create-analytics.ts';
import type { AnalyticsEvent } from './events.ts';

/** The page's one queue of events. On the server nothing is ever put into it. */
export const analytics = createAnalytics();

/** Says what happened; whether it goes anywhere is the customer's choice. Only from effects and handlers. */
export function track(...events: readonly AnalyticsEvent[]): void {
  analytics.track(...events);
}
