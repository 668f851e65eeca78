import path from 'node:path';

import { z } from 'zod';

import { nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import { kjopskategorier } from '@portal/contract/kjopskategorier.ts';
import type { Innhold } from '@portal/contract/oversikt-config.ts';

import { ConfigurationError } from './environment.ts';
import { linkSchema } from './link-schema.ts';
import { type ReadingRules, listConfigFiles, readConfigFile } from './read-files.ts';

const text = z.string().trim().min(1);
const lenke = z.strictObject({ url: linkSchema, urlText: text, external: z.boolean().default(false) });
const skryteboks = z.strictObject({
  title: z.string().trim(),
  description: z.string().trim().default(''),
  url: linkSchema.optional(),
  urlText: text.optional(),
});

const sporsmalstekst = { label: text.max(200), name: text.max(200).optional() };
const sporsmal = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['radio', 'checkbox']),
    ...sporsmalstekst,
    options: z
      .array(z.strictObject({ label: text, value: text.max(100) }))
      .min(2)
      .max(20),
  }),
  z.strictObject({ type: z.enum(['text', 'smiley']), ...sporsmalstekst }),
]);
const tilbakemelding = z
  .strictObject({
    oppfolging: z.array(sporsmal).min(1).max(20).optional(),
    /** Whether a phone number is asked for too. */
    kontakt: z.strictObject({ telefon: z.boolean() }).optional(),
  })
  .optional();

const schema = z.strictObject({
  finnerIkkeForsikringConfig: z.array(
    z.strictObject({ title: text, description: text, link: lenke.optional() }),
  ),
  taskCards: z.strictObject({
    showBedriftsportal: z.boolean(),
    bedriftsportalUrl: linkSchema.optional(),
    skrytebokser: z.strictObject({
      testUtmerkelserContent: skryteboks.optional(),
      kundefordelerContent: skryteboks.optional(),
    }),
  }),
  showVedlikeholdsKalender: z.boolean(),
  vedlikeholdskalenderUrl: linkSchema.optional(),
  showSamtykkerMinProfil: z.boolean(),
  kjop: z.strictObject({
    harReise: z.boolean(),
    lenker: z.array(z.strictObject({ kategori: z.enum(kjopskategorier), ...lenke.shape })),
  }),
  medlemsprodukter: z.array(
    z.strictObject({
      produkt: z.enum(nextBestOfferProdukter),
      navn: text,
      tekst: text,
      url: linkSchema,
      external: z.boolean().default(false),
    }),
  ),
  dobbeltforsikring: lenke.optional(),
  andreForsikringer: z.array(
    z.strictObject({
      title: text,
      description: text,
      meldSkade: z.strictObject({ url: linkSchema }).optional(),
      lesMer: z.strictObject({ url: linkSchema }).optional(),
    }),
  ),
  /** By the page that the question stands on. */
  tilbakemelding: z.strictObject({
    oversikt: tilbakemelding,
    tilbud: tilbakemelding,
    andreForsikringer: tilbakemelding,
  }),
});

const SHARED_FILE = 'felles.json';

/** What is written for a distributor, by its short name: what all share, with its own in place of it. */
export type InnholdByDistributor = (shortname: string) => Innhold;

/**
 * `innhold/felles.json` holds every field; `innhold/<shortname>.json` only the fields that are other there.
 * @throws {ConfigurationError} for a missing or wrong file, and for one that belongs to no distributor
 */
export function readInnhold(
  configDir: string,
  shortnames: readonly string[],
  rules?: ReadingRules,
): InnholdByDistributor {
  const folder = path.join(configDir, 'innhold');
  const shared = readConfigFile(path.join(folder, SHARED_FILE), schema, rules);
  const own = new Map<string, Innhold>();
  for (const file of listConfigFiles(folder)) {
    const shortname = path.basename(file, '.json');
    if (path.basename(file) === SHARED_FILE) continue;
    if (!shortnames.includes(shortname))
      throw new ConfigurationError(`${file}: there is no distributor ${shortname}`);
    own.set(shortname, Object.assign({}, shared, readConfigFile(file, schema.partial(), rules)));
  }
  return (shortname) => own.get(shortname) ?? shared;
}
