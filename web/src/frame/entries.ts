import type { LoginContext } from '@portal/contract/auth.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';

import { getSkadesakerLenke, lenker } from '../lib/lenker.ts';
import { parseLink, type CheckedLink } from '../lib/link-rule.ts';
import { tekster } from './tekster.ts';

/** What decides which entries there are. */
export interface NavigationContext {
  lenker: OversiktConfig['runtime']['lenker'];
  loginContext: LoginContext | undefined;
  /** From the distributor's info. */
  nettbankUrl: string | undefined;
  /** How many offers are open: 0 where all have run out; undefined where there are none, or while that is not known. */
  antallTilbud: number | undefined;
  /** A bank's app shows the page. */
  isEmbedded?: boolean;
}

export interface NavigationEntry {
  text: string;
  link: CheckedLink;
  /** How many wait there, shown as a badge. */
  count?: number;
  /** Leads back to the customer's bank: where there is room it stands beside 'Logg ut'. */
  isToBank?: true;
}

type Candidate = (context: NavigationContext) => NavigationEntry | undefined;

/** In the order they stand. An entry without a place to lead to is left out. */
const candidates: readonly Candidate[] = [
  () => entry(tekster.navigasjon.forsikringsoversikt, lenker.oversikt),
  (context) => entry(tekster.navigasjon.dokumenter, context.lenker.dokumenter),
  () => entry(tekster.navigasjon.faktura, lenker.betaling),
  () => entry(tekster.navigasjon.kjop, lenker.kjop),
  (context) => entry(tekster.navigasjon.meldSkade, context.lenker.meldSkade),
  () => entry(tekster.navigasjon.skadesaker, getSkadesakerLenke()),
  () => entry(tekster.navigasjon.profil, lenker.profil),
  (context) => findTilbudEntry(context.antallTilbud),
  (context) => (isNettbank(context) ? findBankEntry(context.nettbankUrl) : undefined),
  // The app has no footer of its own that says how to reach us.
  (context) =>
    context.isEmbedded === true ? entry(tekster.bunntekst.kontakt, context.lenker.kontakt) : undefined,
];

export function listEntries(context: NavigationContext): NavigationEntry[] {
  return candidates.flatMap((candidate) => candidate(context) ?? []);
}

/** Hidden without offers, while loading and when they cannot be had; without a number where all have run out. */
export function findTilbudEntry(antall: number | undefined): NavigationEntry | undefined {
  const tilbud = entry(tekster.navigasjon.tilbud, lenker.tilbud);
  if (tilbud === undefined || antall === undefined) return undefined;
  return antall > 0 ? { ...tilbud, count: antall } : tilbud;
}

function findBankEntry(nettbankUrl: string | undefined): NavigationEntry | undefined {
  const bank = entry(tekster.navigasjon.tilNettbank, nettbankUrl);
  return bank && { ...bank, isToBank: true };
}

/** Whether the entry leads to the page the customer is on. `activePath` is a path without query. */
export function isActive(entryShown: NavigationEntry, activePath: string): boolean {
  return !entryShown.link.external && trimSlash(entryShown.link.href) === trimSlash(activePath);
}

function entry(text: string, href: string | undefined): NavigationEntry | undefined {
  const link = parseLink(href);
  return link && { text, link };
}

/** Only who came from the online bank is shown the way back to it, and not in the bank's app. */
function isNettbank({ loginContext, isEmbedded = false }: NavigationContext): boolean {
  return !isEmbedded && (loginContext === 'NETTBANK' || loginContext === 'NETTBANK_DNB');
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
