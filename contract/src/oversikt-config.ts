import { z } from 'zod';

import { nextBestOfferProdukter } from './anbefalte-produkter.ts';
import { kjopskategorier } from './kjopskategorier.ts';
import { norskSchema } from './norsk.ts';
import { operatorTekst as text } from './operator-tekst.ts';
import { MAX_SPORSMAL } from './rules/tilbakemelding.ts';
import { withoutRepeats } from './without-repeats.ts';

const sporsmalstekst = { label: text.max(200), name: text.max(200).optional(), norsk: norskSchema };
const alternativ = z.strictObject({ label: text, value: text.max(100), norsk: norskSchema });

/**
 * The operator's content for the visitor's distributor, both in the files and as sent to the browser.
 * @param link validates an address: more strictly when the files are read than when they are sent
 */
export function makeInnholdSchema(link: z.ZodType<string>) {
  /** `external`: opens in a new tab. */
  const lenke = z.strictObject({
    url: link,
    urlText: text,
    external: z.boolean().default(false),
    norsk: norskSchema,
  });
  /** A card without a title is not shown. */
  const skryteboks = z.strictObject({
    title: z.string().trim(),
    description: z.string().trim().default(''),
    url: link.optional(),
    urlText: text.optional(),
    norsk: norskSchema,
  });
  /** One question of a follow-up survey; `name` defaults to the label. */
  const sporsmal = z.discriminatedUnion('type', [
    z.strictObject({
      type: z.enum(['radio', 'checkbox']),
      ...sporsmalstekst,
      options: z
        .array(alternativ)
        .min(2)
        .max(20)
        .check(withoutRepeats(({ value }) => value)),
    }),
    z.strictObject({ type: z.enum(['text', 'smiley']), ...sporsmalstekst }),
  ]);
  /** What follows a page's tilbakemelding: nothing, a survey, an offer to be contacted, or both. */
  const tilbakemelding = z.strictObject({
    oppfolging: z
      .array(sporsmal)
      .min(1)
      .max(MAX_SPORSMAL)
      .check(withoutRepeats(({ name, label }) => name ?? label))
      .optional(),
    /** Whether to ask for a phone number too. */
    kontakt: z.strictObject({ telefon: z.boolean() }).optional(),
  });
  return z.strictObject({
    /** A list, despite the singular name: the items of 'Finner du ikke forsikringene dine?'. */
    finnerIkkeForsikringConfig: z.array(
      z.strictObject({ title: text, description: text, link: lenke.optional(), norsk: norskSchema }),
    ),
    taskCards: z.strictObject({
      showBedriftsportal: z.boolean(),
      bedriftsportalUrl: link.optional(),
      /** How claims are settled, and how satisfied customers are. */
      skrytebokser: z.strictObject({
        testUtmerkelserContent: skryteboks.optional(),
        kundefordelerContent: skryteboks.optional(),
      }),
    }),
    showVedlikeholdsKalender: z.boolean(),
    vedlikeholdskalenderUrl: link.optional(),
    showSamtykkerMinProfil: z.boolean(),
    kjop: z.strictObject({
      /** Whether the distributor sells travel insurance to everyone. */
      harReise: z.boolean(),
      /** Products sold by others, shown besides our own purchase pages. */
      lenker: z.array(z.strictObject({ kategori: z.enum(kjopskategorier), ...lenke.shape })),
    }),
    /** Products for union members only. `produkt` decides the drawing, and which agreement makes it unnecessary. */
    medlemsprodukter: z.array(
      z.strictObject({
        produkt: z.enum(nextBestOfferProdukter),
        navn: text,
        tekst: text,
        url: link,
        external: z.boolean().default(false),
        norsk: norskSchema,
      }),
    ),
    /** Where a union member gets help to cancel a duplicate home-contents insurance. */
    dobbeltforsikring: lenke.optional(),
    /** The cards of the page about other insurances. */
    andreForsikringer: z.array(
      z.strictObject({
        title: text,
        description: text,
        meldSkade: z.strictObject({ url: link }).optional(),
        lesMer: z.strictObject({ url: link }).optional(),
        norsk: norskSchema,
      }),
    ),
    /** By the page with the question. */
    tilbakemelding: z.strictObject({
      oversikt: tilbakemelding.optional(),
      tilbud: tilbakemelding.optional(),
      andreForsikringer: tilbakemelding.optional(),
    }),
  });
}
export type Innhold = z.infer<ReturnType<typeof makeInnholdSchema>>;
export type Skryteboks = NonNullable<Innhold['taskCards']['skrytebokser']['kundefordelerContent']>;
export type FinnerIkkeForsikring = Innhold['finnerIkkeForsikringConfig'][number];
export type AnnenForsikring = Innhold['andreForsikringer'][number];
export type Tilbakemeldinginnhold = NonNullable<Innhold['tilbakemelding']['oversikt']>;
export type Sporsmal = NonNullable<Tilbakemeldinginnhold['oppfolging']>[number];
export type Medlemsprodukt = Innhold['medlemsprodukter'][number];

/** GET config: what an operator decides and every visitor may know. Cached 60 s. */
export const oversiktConfigSchema = z.object({
  oversiktConfig: makeInnholdSchema(z.string()),
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
      /** The accessibility statement: our own page, or one elsewhere. */
      tilgjengelighet: z.string().optional(),
    }),
    /** What the operator says about the service now, on every page. */
    driftsmelding: z.string().optional(),
    norsk: norskSchema,
  }),
  featureFlags: z.object({ 'nysalg-skade': z.boolean(), 'direct-login': z.boolean() }),
});
export type OversiktConfig = z.infer<typeof oversiktConfigSchema>;
