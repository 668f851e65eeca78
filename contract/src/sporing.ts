import { z } from 'zod';

/** GET tracking-id: a random id that stays the same for the customer and does not reveal who it is. */
export const trackingIdSchema = z.object({ trackingId: z.string() });
export type TrackingId = z.infer<typeof trackingIdSchema>;

/** How many customers there are; decides the sampling rate of session replay. */
export const trafficLevels = ['NORMAL', 'HIGH', 'EXTRA_HIGH'] as const;
export type TrafficLevel = (typeof trafficLevels)[number];

/** Where events and error reports are sent. Nothing is loaded or sent before the customer consents to statistics. */
export interface Sporing {
  tracker?: { url: string; token: string };
  errorReports?: {
    dsn: string;
    trafficLevel: TrafficLevel;
    /** The operator's environment that the reports come from. */
    environment: string;
    /** The page was sent with permission for JS self-profiling, which slows a page down. Needs consent too. */
    profiles: boolean;
  };
}
