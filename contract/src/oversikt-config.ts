import { z } from 'zod';

/** GET config (OD-25): what an operator decides and every visitor may know. Cached 60 s. */
export const oversiktConfigSchema = z.object({
  runtime: z.object({
    /** Empty: the page's own origin (AMB-38). */
    apiHost: z.string(),
    timeoutUrl: z.string(),
    lenker: z.object({
      dokumenter: z.string().optional(),
      meldSkade: z.string().optional(),
      meldinger: z.string().optional(),
      personvern: z.string().optional(),
      kontakt: z.string().optional(),
    }),
  }),
  featureFlags: z.object({ 'nysalg-skade': z.boolean(), 'direct-login': z.boolean() }),
});
export type OversiktConfig = z.infer<typeof oversiktConfigSchema>;
