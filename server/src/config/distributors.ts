import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { hostEnvironments, headerColours, headerLogos, klageinfoSchema } from '@portal/contract/auth.ts';
import { norskSchema } from '@portal/contract/norsk.ts';
import { operatorTekst } from '@portal/contract/operator-tekst.ts';
import { alleSprak, type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import { withoutRepeats } from '@portal/contract/without-repeats.ts';

import { ConfigurationError } from './environment.ts';
import { framingSchema, isBelowSite } from './framing.ts';
import { isHostName } from './is-host-name.ts';
import { epostSchema, telefonSchema } from './kontakt-schemas.ts';
import { kontaktinfoFileSchema } from './kontaktinfo-file.ts';
import { linkSchema } from './link-schema.ts';
import { type ReadingRules, listConfigFiles, readConfigFile } from './read-files.ts';
import { inEachSprak } from './resolve-sprak.ts';

const hostname = z.string().refine(isHostName, 'must be a host name in lower case, without port');

/** docs/content.md explains the fields to operators. */
export const distributorSchema = z.strictObject({
  shortname: z.string().regex(/^[a-z0-9]+$/),
  /** Shown as text in place of a logo image. */
  navn: operatorTekst,
  /** Exact host names of this distributor, by environment. */
  hosts: z
    .strictObject({
      prod: z.array(hostname),
      qa: z.array(hostname),
      test: z.array(hostname),
      dev: z.array(hostname),
    })
    .refine((hosts) => hostEnvironments.some((environment) => hosts[environment].length > 0), {
      error: 'must hold a host name',
    }),
  /** Name of a theme that web has built. */
  theme: z.string().regex(/^[a-z0-9-]+$/),
  /** Where the browser goes after logout, and other addresses it may be sent to. */
  loggUtUrl: linkSchema,
  loggUtGoto: z.array(linkSchema).default([]),
  /** Logout continues at the identity provider: the logout call answers with an address there (sb1 and dnb). */
  followsLogoutAnswer: z.boolean().default(false),
  nettbankUrl: linkSchema.optional(),
  /** Position of the logo, and whether the header has the brand's colours. */
  header: z
    .strictObject({
      logo: z.enum(headerLogos).default('left'),
      colours: z.enum(headerColours).default('page'),
    })
    .optional(),
  /** A chat in the footer, loaded when the visitor asks for it. */
  chatScript: linkSchema.optional(),
  /** The bank's own cookie consent, if the bank has one. */
  consentScript: linkSchema.optional(),
  /** Its savings banks have an integration with more agreements and messages. */
  sparebankintegrasjon: z.boolean().default(false),
  /** Whether this distributor's customers log in on our own page; left out, `featureFlags` of `oversikt.json` decides. */
  directLogin: z.boolean().optional(),
  /** Who may show the portal in a frame; left out, nobody may. */
  framing: framingSchema.optional(),
  /** The languages that its customers choose from, and the one of who has not chosen. */
  sprak: z
    .strictObject({
      tilbys: z
        .array(z.enum(alleSprak))
        .min(1)
        .check(withoutRepeats((sprak) => sprak))
        .default([...alleSprak]),
      standard: z.enum(alleSprak).default(STANDARD_SPRAK),
    })
    .refine(({ tilbys, standard }) => tilbys.includes(standard), {
      error: 'must offer the language of who has not chosen',
    })
    .default({ tilbys: [...alleSprak], standard: STANDARD_SPRAK }),
  kontaktinfo: kontaktinfoFileSchema,
  /** The insurer's complaints department; left out, complaints go to `kontaktinfo`. */
  klage: z
    .strictObject({
      ...klageinfoSchema.shape,
      navn: operatorTekst,
      adresse: operatorTekst.optional(),
      telefon: telefonSchema.optional(),
      epost: epostSchema.optional(),
      skjemaUrl: linkSchema.optional(),
    })
    .optional(),
  /** The name is in bokmål, for want of the language. Not written in the file, and not shown: a name is a name. */
  norsk: norskSchema,
});

type DistributorFile = z.infer<typeof distributorSchema>;
/** What of it may differ between languages. */
const tekstfelt = [
  'navn',
  'loggUtUrl',
  'loggUtGoto',
  'nettbankUrl',
  'kontaktinfo',
  'klage',
  'norsk',
] as const satisfies readonly (keyof DistributorFile)[];
type DistributorTekster = Pick<DistributorFile, (typeof tekstfelt)[number]>;
export interface Distributor extends Omit<DistributorFile, keyof DistributorTekster> {
  tekster: Readonly<Record<Sprak, DistributorTekster>>;
}

export interface Distributors {
  /** By the host name of the request; an unknown host is `none`. */
  forHost: (host: string) => Distributor;
  list: readonly Distributor[];
  /** The name of one that may have been taken out of the configuration since: then undefined. */
  findNavn: (shortname: string, sprak: Sprak) => string | undefined;
}

/**
 * @param hasTheme whether web builds a theme of this name
 * @throws {ConfigurationError} for a file that breaks its schema, a host that stands twice, an unknown theme, or no `none`.
 */
export function readDistributors(
  configDir: string,
  hasTheme: (theme: string) => boolean = () => true,
  rules?: ReadingRules,
): Distributors {
  const folder = path.join(configDir, 'distributors');
  const list = listConfigFiles(folder).map((file) => readDistributor(file, rules));
  const byHost = new Map<string, Distributor>();
  for (const distributor of list) {
    if (!hasTheme(distributor.theme))
      throw new ConfigurationError(
        `${folder}: there is no theme ${distributor.theme} for ${distributor.shortname}`,
      );
    refuseForeignFraming(folder, distributor);
    for (const host of listHosts(distributor)) {
      if (byHost.has(host))
        throw new ConfigurationError(
          `${folder}: host ${host} stands twice: it tells one distributor and one environment`,
        );
      byHost.set(host, distributor);
    }
  }
  const fallback = list.find(({ shortname }) => shortname === 'none');
  if (fallback === undefined) throw new ConfigurationError(`${folder}: distributor none is missing`);
  return {
    list,
    forHost: (host) => byHost.get(host) ?? fallback,
    findNavn: (name, sprak) => list.find(({ shortname }) => shortname === name)?.tekster[sprak].navn,
  };
}

function readDistributor(file: string, rules: ReadingRules | undefined): Distributor {
  const inSprak = inEachSprak((sprak) => readConfigFile(file, distributorSchema, rules, sprak));
  const distributor = inSprak.nb;
  const name = path.basename(file, '.json');
  // A copy that keeps the short name would be a second distributor of that name.
  if (distributor.shortname !== name)
    throw new ConfigurationError(`${file}: shortname: must be ${name}, as the name of the file`);
  for (const sprak of alleSprak) refuseDifferences(file, distributor, inSprak[sprak]);
  return { ...distributor, tekster: inSprak };
}

/** Hosts, scripts and frames are those of the brand, whoever reads: one language would be taken, and the others lost. */
function refuseDifferences(file: string, one: DistributorFile, other: DistributorFile): void {
  const mayDiffer: readonly string[] = tekstfelt;
  for (const [field, value] of Object.entries(one))
    if (!mayDiffer.includes(field) && !isDeepStrictEqual(value, Reflect.get(other, field)))
      throw new ConfigurationError(`${file}: ${field}: must be the same in all languages`);
}

/** Every host name of a distributor, in all environments. */
export function listHosts({ hosts }: Pick<Distributor, 'hosts'>): string[] {
  return hostEnvironments.flatMap((environment) => hosts[environment]);
}

/** In a frame of another site the session cookie is not sent, so every page would be a visitor's. */
function refuseForeignFraming(folder: string, { shortname, framing, ...distributor }: Distributor): void {
  if (framing === undefined) return;
  if (!listHosts(distributor).some((host) => isBelowSite(host, framing.site)))
    throw new ConfigurationError(
      `${folder}: ${shortname} has no host below its framing.site ${framing.site}`,
    );
}

/**
 * Whether customers can log in at the host: the provider redirects to no other, and only the distributor's own login
 * may be framed.
 */
export function isLoginHost(publicUrl: string, distributor: Distributor, host: string): boolean {
  return new URL(getPublicOrigin(publicUrl, distributor, host)).hostname === host;
}

/** The origin that this distributor's browsers use: scheme and port of PUBLIC_URL, and the request's host if it is one of ours. */
export function getPublicOrigin(publicUrl: string, distributor: Distributor, host: string): string {
  const url = new URL(publicUrl);
  if (listHosts(distributor).includes(host)) url.hostname = host;
  return url.origin;
}
