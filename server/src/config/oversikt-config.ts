import path from 'node:path';

import { kontaktinfoSchema } from '@portal/contract/auth.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { z } from 'zod';

import { linkSchema } from './link-schema.ts';
import { type ReadingRules, readConfigFile } from './read-files.ts';

/** What an operator decides for all distributors. Flags are a closed list, each with why it exists. */
const schema = z.strictObject({
  /**
   * Origin that the browser calls the API at; empty is the page's own. Another origin must allow ours
   * with credentials, and know the visit by itself: the session's cookie goes to the host that gave it, and no other.
   */
  apiHost: z
    .string()
    .regex(/^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?$/, 'must be an https origin without path, or empty')
    .default(''),
  timeoutUrl: linkSchema,
  informasjonskapsler: z.strictObject({
    /** The insurer, by its full name. */
    behandlingsansvarlig: z.string().min(1),
    /** Ticks functional and statistics beforehand. Only for test: consent must be given, not left standing. */
    forhandsvalg: z.boolean().default(false),
  }),
  /** Takes the form of the jump to the claims cases. */
  skadesakerJumpUrl: linkSchema,
  /** When the jump fails; left out, where a claim is reported, or else the overview. */
  skadesakerFallbackUrl: linkSchema.optional(),
  lenker: z.strictObject({
    dokumenter: linkSchema.optional(),
    meldSkade: linkSchema.optional(),
    meldinger: linkSchema.optional(),
    personvern: linkSchema.optional(),
    kontakt: linkSchema.optional(),
  }),
  /** How to reach the banks that customers log in from, by registry number; others are reached as their distributor is. */
  banker: z
    .record(z.string().regex(/^\d{4}$/, 'must be a registry number of four digits'), kontaktinfoSchema)
    .default({}),
  /** How the bank's app says that it shows a page; either is enough. */
  mobilapp: z
    .strictObject({
      /** Of the cookie; its value is the app's platform. */
      cookie: z.string().regex(/^[\w-]+$/),
      /** Stands in the user agent. */
      userAgentToken: z.string().min(3),
    })
    .default({ cookie: 'kfp-mobilapp', userAgentToken: 'KFPMobilApp/' }),
  featureFlags: z.strictObject({
    /** Takes the overview down without a deploy when sales systems must be spared. Only `false` disables. */
    'nysalg-skade': z.boolean().default(true),
    /** Login in our own page; off where a bank logs its customers in itself. Only `true` enables. */
    'direct-login': z.boolean().default(false),
  }),
});

export type OversiktSettings = z.infer<typeof schema>;

/** Where the customer goes when the jump to the claims cases fails: always somewhere. */
export function getSkadesakerFallbackUrl({ skadesakerFallbackUrl, lenker }: OversiktSettings): string {
  return skadesakerFallbackUrl ?? lenker.meldSkade ?? BASE_PATH;
}

export function readOversiktSettings(configDir: string, rules?: ReadingRules): OversiktSettings {
  return readConfigFile(path.join(configDir, 'oversikt.json'), schema, rules);
}
