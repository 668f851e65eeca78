import { z } from 'zod';

import { alleSprak } from './sprak.ts';

export const samtykkeslag = ['MARKETING', 'CROSS_DOMAIN'] as const;
export type Samtykkeslag = (typeof samtykkeslag)[number];

/**
 * The version of the wording that the customer saw; part of the proof of what they chose. It names the language of the
 * wording, unless that is bokmål: `deling-2026-01-en`.
 */
const tekstversjonSchema = z.string().regex(/^[\w.-]{1,50}$/);

/** GET samtykke/tekster. */
export const samtykketeksterSchema = z.array(
  z.object({
    samtykke: z.enum(samtykkeslag),
    tittel: z.string(),
    ingress: z.string(),
    tekst: z.string(),
    /** The language of these words; left out, bokmål. */
    sprak: z.enum(alleSprak).optional(),
    versjon: tekstversjonSchema.optional(),
  }),
);
export type Samtykketekster = z.infer<typeof samtykketeksterSchema>;

/** GET samtykke/tekster?bankkunde=…. */
export const samtykketeksterParametersSchema = z.object({ bankkunde: z.enum(['true', 'false']) });
export type SamtykketeksterParameters = z.infer<typeof samtykketeksterParametersSchema>;

/**
 * POST samtykke/oppdater: exactly one boolean. The version must be of a text shown in this session; left out, it is the
 * one shown last. `utenTekst`: the page had none to show, and the answer is no.
 */
export const samtykkeRequestSchema = z
  .strictObject({
    marketingConsentApproved: z.boolean().optional(),
    crossDomainConsentApproved: z.boolean().optional(),
    tekstversjon: tekstversjonSchema.optional(),
    utenTekst: z.literal(true).optional(),
  })
  .refine(
    ({ marketingConsentApproved, crossDomainConsentApproved }) =>
      (marketingConsentApproved === undefined) !== (crossDomainConsentApproved === undefined),
  )
  .refine(
    ({ marketingConsentApproved, crossDomainConsentApproved, tekstversjon, utenTekst }) =>
      utenTekst === undefined ||
      (tekstversjon === undefined && (marketingConsentApproved ?? crossDomainConsentApproved) === false),
  );
export type SamtykkeRequest = z.infer<typeof samtykkeRequestSchema>;

/** The choice is stored either way; `bekreftet` says whether the register has confirmed it too. */
export const endringResponseSchema = z.object({ bekreftet: z.boolean() });
export type EndringResponse = z.infer<typeof endringResponseSchema>;

/** GET samtykke/reservasjon/hent. `ubekreftet`: the customer's last choice, not yet confirmed by the register. */
export const reservasjonSchema = z.object({
  hasReservasjon: z.boolean(),
  ubekreftet: z.boolean().optional(),
  /** The register does not know the customer and accepts no choices from them. */
  ukjent: z.boolean().optional(),
});
export type Reservasjon = z.infer<typeof reservasjonSchema>;

/** POST samtykke/reservasjon. */
export const reservasjonRequestSchema = z.strictObject({
  harReservasjon: z.boolean(),
});
export type ReservasjonRequest = z.infer<typeof reservasjonRequestSchema>;
