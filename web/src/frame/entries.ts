import type { LoginContext } from '@portal/contract/auth.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';

import { lenker, toSkadesakerLink } from '../lib/lenker.ts';
import { parseLink, type CheckedLink } from '../lib/link-rule.ts';
import { tekster } from './tekster.nb.ts';

/** What decides the entries. */
export interface NavigationContext {
  lenker: OversiktConfig['runtime']['lenker'];
  loginContext: LoginContext | undefined;
  /** From the distributor's info. */
  nettbankUrl: string | undefined;
  /** The number of open offers: 0 when all have expired, undefined when there are none or it is not known. */
  antallTilbud: number | undefined;
  /** True when a bank's app shows the page. */
  isEmbedded?: boolean;
}

export interface NavigationEntry {
  text: string;
  link: CheckedLink;
  /** The count on the entry's badge. */
  count?: number;
  /** Leads back to the customer's bank; stands beside 'Logg ut' when there is room. */
  isToBank?: true;
}

type Candidate = (context: NavigationContext) => NavigationEntry | undefined;

/** In display order. An entry without a link is left out. */
const candidates: readonly Candidate[] = [
  () => entry(tekster.navigasjon.forsikringsoversikt, lenker.oversikt),
  (context) => entry(tekster.navigasjon.dokumenter, context.lenker.dokumenter),
  () => entry(tekster.navigasjon.faktura, lenker.betaling),
  () => entry(tekster.navigasjon.kostnader, lenker.kostnader),
  () => entry(tekster.navigasjon.kjop, lenker.kjop),
  (context) => entry(tekster.navigasjon.meldSkade, context.lenker.meldSkade),
  () => ({ text: tekster.navigasjon.skadesaker, link: toSkadesakerLink() }),
  () => entry(tekster.navigasjon.profil, lenker.profil),
  (context) => findTilbudEntry(context.antallTilbud),
  (context) => (isNettbank(context) ? findBankEntry(context.nettbankUrl) : undefined),
  // The app has no footer of its own with contact information.
  (context) =>
    context.isEmbedded === true ? entry(tekster.bunntekst.kontakt, context.lenker.kontakt) : undefined,
];

export function listEntries(context: NavigationContext): NavigationEntry[] {
  return candidates.flatMap((candidate) => candidate(context) ?? []);
}

/** Hidden without offers, during loading and after a failure; without a badge when all have expired. */
export function findTilbudEntry(antall: number | undefined): NavigationEntry | undefined {
  const tilbud = entry(tekster.navigasjon.tilbud, lenker.tilbud);
  if (tilbud === undefined || antall === undefined) return undefined;
  return antall > 0 ? { ...tilbud, count: antall } : tilbud;
}

function findBankEntry(nettbankUrl: string | undefined): NavigationEntry | undefined {
  const bank = entry(tekster.navigasjon.tilNettbank, nettbankUrl);
  return bank && { ...bank, isToBank: true };
}

/** Whether the entry's page is the current one. `activePath` is a path without query. */
export function isActive(entryShown: NavigationEntry, activePath: string): boolean {
  return !entryShown.link.external && trimSlash(entryShown.link.href) === trimSlash(activePath);
}

function entry(text: string, href: string | undefined): NavigationEntry | undefined {
  const link = parseLink(href);
  return link && { text, link };
}

/** Only for customers who came from the online bank, and not in the bank's app. */
function isNettbank({ loginContext, isEmbedded = false }: NavigationContext): boolean {
  return !isEmbedded && (loginContext === 'NETTBANK' || loginContext === 'NETTBANK_DNB');
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
