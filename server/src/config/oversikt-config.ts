import path from 'node:path';

import { norskSchema } from '@portal/contract/norsk.ts';
import { operatorTekst } from '@portal/contract/operator-tekst.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import { erklaeringSchema } from '@portal/contract/tilgjengelighet.ts';
import { z } from 'zod';

import { flags } from '../flags/flags.ts';
import { ConfigurationError } from './environment.ts';
import { isHostName } from './is-host-name.ts';
import { kontaktinfoFileSchema } from './kontaktinfo-file.ts';
import { linkSchema } from './link-schema.ts';
import { type ReadingRules, readConfigFile } from './read-files.ts';
import { inEachSprak } from './resolve-sprak.ts';
import { securityTxtSchema } from './security-txt-schema.ts';

const NO_ORIGIN = 'must be an https origin without path, or empty';

/**
 * The operator's settings for all distributors; docs/content.md explains them. The feature flags are a closed list
 * (flags/flags.ts).
 */
export const oversiktSchema = z.strictObject({
  /**
   * Origin that the browser calls the API at; empty is the page's own. Another origin must allow ours with credentials
   * (CORS) and have a session of its own: the session cookie is sent only to the host that set it.
   */
  apiHost: z
    .string()
    .regex(/^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?$/, NO_ORIGIN)
    .refine((value) => value === '' || isHostName(URL.parse(value)?.hostname ?? ''), NO_ORIGIN)
    .default(''),
  timeoutUrl: linkSchema,
  informasjonskapsler: z.strictObject({
    /** The insurer's full name. */
    behandlingsansvarlig: operatorTekst,
    /** Ticks functional and statistics beforehand. Not in production: consent must be an active choice. */
    forhandsvalg: z.boolean().default(false),
  }),
  /** Where the form of the jump to the claims cases is posted. */
  skadesakerJumpUrl: linkSchema,
  /** Where the customer goes when the jump fails; left out, the page for reporting a claim, or else the overview. */
  skadesakerFallbackUrl: linkSchema.optional(),
  lenker: z.strictObject({
    dokumenter: linkSchema.optional(),
    meldSkade: linkSchema.optional(),
    meldinger: linkSchema.optional(),
    personvern: linkSchema.optional(),
    kontakt: linkSchema.optional(),
    /** An accessibility statement elsewhere: the footer links to it, or to our own page, which links to it. */
    tilgjengelighet: linkSchema.optional(),
  }),
  /** The accessibility statement (tilgjengelighetserklæring) of our own page; left out, there is no such page. */
  tilgjengelighet: erklaeringSchema.optional(),
  /** What every visitor shall know about the service now, such as maintenance tonight; left out, nothing is said. */
  driftsmelding: operatorTekst.max(300).optional(),
  /** The words above are in bokmål, for want of the language. Not written in the file. */
  norsk: norskSchema,
  /** Contact information of banks that customers log in from, by registry number; for others, the distributor's. */
  banker: z
    .record(z.string().regex(/^\d{4}$/, 'must be a registry number of four digits'), kontaktinfoFileSchema)
    .default({}),
  /** How a request shows that it comes from the bank's app; either is enough. */
  mobilapp: z
    .strictObject({
      /** Name of the cookie; its value is the app's platform. */
      cookie: z
        .string()
        .regex(/^[\w-]+$/)
        .default('kfp-mobilapp'),
      /** A part of the user agent. */
      userAgentToken: z.string().min(3).default('KFPMobilApp/'),
    })
    .prefault({}),
  /** Left out, there is no such file. */
  securityTxt: securityTxtSchema.optional(),
  featureFlags: z.strictObject({
    'nysalg-skade': z.boolean().default(flags['nysalg-skade'].fallback),
    'direct-login': z.boolean().default(flags['direct-login'].fallback),
  }),
});

export type OversiktSettings = z.infer<typeof oversiktSchema>;

/** Where the customer goes when the jump to the claims cases fails. Never empty. */
export function getSkadesakerFallbackUrl({ skadesakerFallbackUrl, lenker }: OversiktSettings): string {
  return skadesakerFallbackUrl ?? lenker.meldSkade ?? BASE_PATH;
}

/** @throws {ConfigurationError} naming the field */
export function readOversiktSettings(
  configDir: string,
  rules?: ReadingRules,
): Readonly<Record<Sprak, OversiktSettings>> {
  const file = path.join(configDir, 'oversikt.json');
  const settings = inEachSprak((sprak) => readConfigFile(file, oversiktSchema, rules, sprak));
  if (rules?.isProduction && settings[STANDARD_SPRAK].informasjonskapsler.forhandsvalg)
    throw new ConfigurationError(
      `${file}: informasjonskapsler.forhandsvalg: must be false in production: consent must be an active choice`,
    );
  return settings;
}
