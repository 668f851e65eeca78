import type { FaultKind } from '../faults/fault.ts';
import type { OutsideSystem } from '../systems.ts';
import type { Adresser } from './adresser.ts';
import type { Samtykker } from './samtykker.ts';

/** Those that speak the source-system contract, by their path on the simulators. */
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

/** A payment as a source system delivers it. Kroner, dates yyyy-mm-dd. */
export interface Betaling {
  betalingId: string;
  policyNumbers?: string[];
  belop: number;
  retning?: 'TIL_SELSKAPET' | 'TIL_KUNDEN';
  forfall: string;
  betaltDato?: string;
  status: string;
}

/** A price as a source system delivers it. Kroner per year, dates yyyy-mm-dd. */
export interface Pris {
  policyNumber: string;
  gyldigFra: string;
  pris: number;
  deler?: { kode: string; belop: number }[];
  prisFor?: number;
  delerFor?: { kode: string; belop: number }[];
  fristForNei?: string;
}

/** One sharing of the customer's data, as the register of them tells it. Dates yyyy-mm-dd. */
export interface Deling {
  delingId: string;
  mottaker: string;
  forsikringer: string[];
  formal: string;
  opplysninger: string;
  fra?: string;
  til?: string;
  avsluttet?: string;
  lov?: string;
  folge?: string;
  ordlyd?: string;
  versjon?: string;
}

/** What a savings bank knows about its customer, and wants to say. */
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
  /** yyyy-mm-dd, or a function where the age must be the same on every day. */
  fodselsdato: string | (() => string);
  kontaktInformasjon: { epostAdresse?: string; mobilNummer?: string };
}

/** Replaces the fixed recommendations that every customer has. */
export interface Anbefaling {
  scores?: { nextBestOfferProdukt: string; score: number }[];
  controlgroup?: boolean;
  fallback?: boolean;
}

/** A claim as the claims system has it. `meldt` is yyyy-mm-dd. */
interface Skadesak {
  nummer: string;
  tittel: string;
  status: string;
  meldt: string;
}

/** A test customer: everything the outside systems know about one fictitious person. */
export interface Customer {
  key: string;
  fodselsnummer: string;
  navn: string;
  /** One Norwegian sentence on what is special about the customer. */
  beskrivelse: string;
  login?: { context?: string; bankRegistry?: string };
  /** A system missing here does not know the customer (404). An empty list means a known customer who has nothing. */
  avtaler: Partial<Record<SourceSystem, Avtale[]>>;
  tilbud?: Partial<Record<SourceSystem, Tilbud[]>>;
  betalinger?: Partial<Record<SourceSystem, Betaling[]>>;
  priser?: Partial<Record<SourceSystem, Pris[]>>;
  oppgaver?: Oppgaver;
  sparebank?: Sparebank;
  /** Left out: unknown to the register of sharings. */
  delinger?: Deling[];
  register?: RegisterEntry;
  /** Absent for the named customers, whose addresses and consents are in files of their own. */
  adresser?: Adresser;
  samtykker?: Samtykker;
  /** Absent for customers with the default recommendations. */
  anbefaling?: Anbefaling;
  /** Absent for customers without claims. */
  skadesaker?: Skadesak[];
  /** What the life register has about a livkunde. */
  livkunde?: { epost?: string; telefon?: string };
  /** Set by a test that wants answers which break the contract: they are not checked against it. */
  isUnlawful?: boolean;
  /** Permanent faults for this customer. */
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
