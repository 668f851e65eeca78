import type { FaultKind } from '../faults/fault.ts';
import type { Adresser } from './adresser.ts';
import type { Samtykker } from './samtykker.ts';

/** The seven that speak the source-system contract, by their path on the simulators. */
export const sourceSystems = [
  'nice',
  'eika-skade',
  'lofavor',
  'prolife',
  'eika-person',
  'paris',
  'nsf',
] as const;
export type SourceSystem = (typeof sourceSystems)[number];
export const registers = ['kunderegister', 'livregister', 'samtykkeregister'] as const;
export const outsideSystems = [
  ...sourceSystems,
  'oppgaver',
  ...registers,
  'anbefalinger',
  'sparebank',
  'varsling',
] as const;
export type OutsideSystem = (typeof outsideSystems)[number];

/** An agreement as a source system delivers it. Prices in kroner, dates yyyy-mm-dd. */
export interface Avtale {
  policyNumber?: string;
  name: string;
  description?: string;
  monthlyPrice?: number;
  yearlyPrice?: number;
  avtaleStatus: string;
  avtaleStatusDescription?: string;
  endDate?: string;
  productCode?: string;
  productType?: string;
}

export interface PakkeTilbud {
  policyNumber: string;
  versionNumber: number;
  productType: string;
  monthlyPrice: number;
  yearlyPrice: number;
}

/** An offer as a source system delivers it. Prices in kroner, dates yyyy-mm-dd. */
export interface Tilbud {
  name: string;
  description?: string;
  detaljer?: { tfaMonthly?: number };
  monthlyPrice?: number;
  yearlyPrice?: number;
  policyNumber?: string;
  versionNumber?: number;
  productType?: string;
  expirationDate?: string;
  pakkeTilbud?: PakkeTilbud[];
}

/** What a savings bank knows of, and wants to tell its customer. */
export interface Sparebank {
  avtaler: (Avtale & { systemSource: string })[];
  meldinger: { id?: string; tittel: string; tekst: string; url?: string; ulest: boolean }[];
}

export interface Motoroppgave {
  oppgavetype: string;
  beskrivelse: string;
  avtalenummer: string;
}

export interface Oppgaver {
  helseerklaeringer: number;
  aksepttilbud: number;
  hasUlesteMeldinger: boolean;
  antallUlesteMeldinger?: number;
  motoroppgaver: Motoroppgave[];
}

export interface RegisterEntry {
  niceKundenummer?: string;
  isLoMedlem: boolean;
  isBankkunde: boolean;
  /** yyyy-mm-dd; a function where the age must be the same on every day. */
  fodselsdato: string | (() => string);
  kontaktInformasjon: { epostAdresse?: string; mobilNummer?: string };
}

/** Recommendations over the fixed ones of every customer. */
export interface Anbefaling {
  scores?: { nextBestOfferProdukt: string; score: number }[];
  controlgroup?: boolean;
  fallback?: boolean;
}

/** A claim as the claims system shows it. `meldt` is yyyy-mm-dd. */
export interface Skadesak {
  nummer: string;
  tittel: string;
  status: string;
  meldt: string;
}

/** A test customer: everything the outside world knows about one person who does not exist. */
export interface Customer {
  key: string;
  fodselsnummer: string;
  navn: string;
  /** One Norwegian sentence of what is true of the customer. */
  beskrivelse: string;
  login?: { context?: string; bankRegistry?: string };
  /** A system that is missing here does not know the customer (404); an empty list is a known customer without any. */
  avtaler: Partial<Record<SourceSystem, Avtale[]>>;
  tilbud?: Partial<Record<SourceSystem, Tilbud[]>>;
  oppgaver?: Oppgaver;
  sparebank?: Sparebank;
  register?: RegisterEntry;
  /** Left out for the named ones, whose homes and answers stand in files of their own. */
  adresser?: Adresser;
  samtykker?: Samtykker;
  /** Left out for customers with the same recommendations as everybody. */
  anbefaling?: Anbefaling;
  /** Left out for customers without claims. */
  skadesaker?: Skadesak[];
  /** What the life system knows of an old customer. */
  livkunde?: { epost?: string; telefon?: string };
  /** Made by a test that wants answers which no page allows: they are not held against the systems. */
  isUnlawful?: boolean;
  /** What always goes wrong for this customer. */
  faults?: Partial<
    Record<OutsideSystem, { fault: FaultKind; delayMs?: number; only?: 'changes'; path?: string }>
  >;
}

export const ingenOppgaver: Oppgaver = {
  helseerklaeringer: 0,
  aksepttilbud: 0,
  hasUlesteMeldinger: false,
  motoroppgaver: [],
};
