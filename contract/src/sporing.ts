import { z } from 'zod';

/** GET tracking-id: a random id that stays with the customer and tells nothing of who it is. */
export const trackingIdSchema = z.object({ trackingId: z.string() });
export type TrackingId = z.infer<typeof trackingIdSchema>;

/** How many customers there are, which decides how often a session is replayed. */
export const trafficLevels = ['NORMAL', 'HIGH', 'EXTRA_HIGH'] as const;
export type TrafficLevel = (typeof trafficLevels)[number];

/** Where measurements go; nothing is loaded or sent before the customer has agreed to statistics. */
export interface Sporing {
  analytics?: { url: string; token: string };
  errorReports?: {
    dsn: string;
    trafficLevel: TrafficLevel;
    /** Which of the operator's environments the reports come from. */
    environment: string;
    /** The page was sent so that the browser can make profiles of it; it slows a page, and waits for consent too. */
    profiles: boolean;
  };
}
