import { z } from 'zod';

import { nextBestOfferProdukter } from './anbefalte-produkter.ts';
import { kjopskategorier } from './kjopskategorier.ts';

/** `external`: opens in a new tab. */
const lenkeSchema = z.object({ url: z.string(), urlText: z.string(), external: z.boolean() });
export type ConfiguredLenke = z.infer<typeof lenkeSchema>;

/** A card without a title is not shown. */
const skryteboksSchema = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().optional(),
  urlText: z.string().optional(),
});
export type Skryteboks = z.infer<typeof skryteboksSchema>;

/** One item of 'Finner du ikke forsikringene dine?'. */
const finnerIkkeForsikringSchema = z.object({
  title: z.string(),
  description: z.string(),
  link: lenkeSchema.optional(),
});
export type FinnerIkkeForsikring = z.infer<typeof finnerIkkeForsikringSchema>;

/** One card of the page about other insurances. */
const annenForsikringSchema = z.object({
  title: z.string(),
  description: z.string(),
  meldSkade: z.object({ url: z.string() }).optional(),
  lesMer: z.object({ url: z.string() }).optional(),
});
export type AnnenForsikring = z.infer<typeof annenForsikringSchema>;

const alternativSchema = z.object({ label: z.string(), value: z.string() });
/** One question of a follow-up survey; `name` defaults to the label. */
const sporsmalSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['radio', 'checkbox']),
    label: z.string(),
    name: z.string().optional(),
    options: z.array(alternativSchema),
  }),
  z.object({ type: z.enum(['text', 'smiley']), label: z.string(), name: z.string().optional() }),
]);
export type Sporsmal = z.infer<typeof sporsmalSchema>;

/** What follows a page's feedback: nothing, more questions, whether we may get in touch, or both. */
const tilbakemeldingSchema = z.object({
  oppfolging: z.array(sporsmalSchema).optional(),
  kontakt: z.object({ telefon: z.boolean() }).optional(),
});
export type Tilbakemeldinginnhold = z.infer<typeof tilbakemeldingSchema>;

/** What union members alone may buy. `produkt` says what it is, for what makes it needless and for its drawing. */
const medlemsproduktSchema = z.object({
  produkt: z.enum(nextBestOfferProdukter),
  navn: z.string(),
  tekst: z.string(),
  url: z.string(),
  external: z.boolean(),
});
export type Medlemsprodukt = z.infer<typeof medlemsproduktSchema>;

/** What the operator has written for the visitor's distributor. */
const innholdSchema = z.object({
  /** A list, though its name says one. */
  finnerIkkeForsikringConfig: z.array(finnerIkkeForsikringSchema),
  taskCards: z.object({
    showBedriftsportal: z.boolean(),
    bedriftsportalUrl: z.string().optional(),
    /** How claims are settled, and how satisfied customers are. */
    skrytebokser: z.object({
      testUtmerkelserContent: skryteboksSchema.optional(),
      kundefordelerContent: skryteboksSchema.optional(),
    }),
  }),
  showVedlikeholdsKalender: z.boolean(),
  vedlikeholdskalenderUrl: z.string().optional(),
  showSamtykkerMinProfil: z.boolean(),
  kjop: z.object({
    /** Whether the distributor sells travel insurance to everyone. */
    harReise: z.boolean(),
    /** What others sell for us, besides our own purchase pages. */
    lenker: z.array(z.object({ kategori: z.enum(kjopskategorier), ...lenkeSchema.shape })),
  }),
  medlemsprodukter: z.array(medlemsproduktSchema),
  /** Where a union member gets help to cancel one of two home-contents insurances. */
  dobbeltforsikring: lenkeSchema.optional(),
  andreForsikringer: z.array(annenForsikringSchema),
  tilbakemelding: z.object({
    oversikt: tilbakemeldingSchema.optional(),
    tilbud: tilbakemeldingSchema.optional(),
    andreForsikringer: tilbakemeldingSchema.optional(),
  }),
});
export type Innhold = z.infer<typeof innholdSchema>;

/** GET config: what an operator decides and every visitor may know. Cached 60 s. */
export const oversiktConfigSchema = z.object({
  oversiktConfig: innholdSchema,
  runtime: z.object({
    /** Empty: the page's own origin. */
    apiHost: z.string(),
    timeoutUrl: z.string(),
    /** Who decides what cookies are used for, and whether boxes begin ticked, as a test variant does. */
    informasjonskapsler: z.object({ behandlingsansvarlig: z.string(), forhandsvalg: z.boolean() }),
    /** Where the form to the claims cases posts, and where the customer goes when that fails. */
    skadesakerJumpUrl: z.string(),
    skadesakerFallbackUrl: z.string(),
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
