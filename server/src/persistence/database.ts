import type { ColumnType, Generated, Kysely } from 'kysely';

import type { Samtykkeslag } from '@portal/contract/samtykke.ts';
import type { OppfolgingRequest, TilbakemeldingRequest } from '@portal/contract/tilbakemelding.ts';

/**
 * One live login. The table alone reveals nobody: the cookie's value is only here as a hash,
 * and what identifies the customer is sealed with a key that only the cookie's value gives.
 */
export interface SessionTable {
  /** SHA-256 of the cookie's value. */
  id_hash: Buffer;
  /** What script may see (`kfpSessionId`); opens nothing. */
  public_id: string;
  /** The identity provider's opaque `sub`. */
  subject: string;
  /** The identity provider's opaque `sid`, where it names its sessions. */
  provider_session: string | null;
  sealed: Buffer;
  distributor: string;
  login_context: string;
  bank_registry: string | null;
  /** What the customer logged in with, told apart coarsely (contract/src/innlogginger.ts). */
  device: string | null;
  created_at: Date;
  last_active_at: Date;
}

/** One login on its way to the identity provider and back; used once. */
export interface LoginTransactionTable {
  /** SHA-256 of the `state` sent to the provider. */
  state_hash: Buffer;
  /** SHA-256 of the cookie of the browser that pressed the button. */
  browser_hash: Buffer;
  /** Nonce, PKCE verifier and return address, sealed by the browser's cookie. */
  sealed: Buffer;
  distributor: string;
  created_at: Date;
}

/** One use of a logout token, remembered for as long as the token would hold. */
export interface LogoutTokenTable {
  /** SHA-256 of its `jti`. */
  jti_hash: Buffer;
  expires_at: Date;
}

/** One way into the claims cases; redeemed once, gone with its session. */
export interface JumpTokenTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  session_public_id: string;
  /** Who jumps, sealed by the token. */
  sealed: Buffer;
  created_at: Date;
}

/** What was typed into a form that came when its session had ended; given back once. */
export interface KeptFormTable {
  /** SHA-256 of the cookie of the browser that sent it. */
  browser_hash: Buffer;
  /** Whose it is, which form and what was typed, sealed by the browser's cookie. */
  sealed: Buffer;
  distributor: string;
  created_at: Date;
}

/** What a customer can choose, and we must be able to prove. */
export type Endringsslag = 'MARKETING' | 'CROSS_DOMAIN' | 'RESERVASJON';

/** Append-only: one row for each change a customer made. */
export interface SamtykkeendringTable {
  /** Grows; the register's idempotency key. The driver gives a bigint as text. */
  id: Generated<string>;
  /** Keyed hash of the national id: who has the key can find a person's rows, the table alone names nobody. */
  person: Buffer;
  slag: Endringsslag;
  tekstversjon: string | null;
  /** The words; null where none of the register's were shown. */
  tekst_id: string | null;
  /** Null where the value before was unknown. */
  gammel_verdi: boolean | null;
  ny_verdi: boolean;
  /** Where the customer was. */
  distributor: string;
  tidspunkt: Date;
}

/** The way of one change to the register. */
export interface SamtykkeleveringTable {
  endring_id: string;
  /** The national id, sealed; null once it is needed no more. */
  forseglet: Buffer | null;
  forsok: Generated<number>;
  neste_forsok: Date;
  /** FORBIGATT: a newer choice of the customer's counts, here or in the register, and this one is not told. */
  utfall: 'BEKREFTET' | 'AVVIST' | 'FORBIGATT' | null;
  avsluttet: Date | null;
  /** What the register knows the change by, larger than those before; null: the change's own number. */
  endringsnummer: string | null;
}

/** Append-only: each wording that a customer was asked to agree to. */
export interface SamtykketekstTable {
  id: Generated<string>;
  innhold_hash: Buffer;
  slag: Samtykkeslag;
  versjon: string | null;
  tittel: string;
  ingress: string;
  tekst: string;
  forst_gitt: Date;
}

/** Which visit was given which wording, and when last. */
export interface GittSamtykketekstTable {
  /** Its public id. */
  session: string;
  tekst_id: string;
  gitt: Date;
}

/** Written as JSON text, read as a value. */
type Json<Value> = ColumnType<Value, string, never>;

/** One rating with its comment. Belongs to nobody. */
export interface TilbakemeldingTable {
  id: Generated<string>;
  tidspunkt: Date;
  distributor: string;
  /** Route, not address. */
  side: string;
  produktkode: string | null;
  verdi: Json<TilbakemeldingRequest['feedbackValue']>;
  /** National ids and e-mail addresses are masked before they come here. */
  tekst: string | null;
}

/** One follow-up survey's answers. Belongs to nobody, and to no rating. */
export interface OppfolgingTable {
  id: Generated<string>;
  tidspunkt: Date;
  distributor: string;
  side: string;
  svar: Json<OppfolgingRequest['answers']>;
}

/** Somebody who wants to be asked more; stands apart from what was answered, and is deleted by its day. */
export interface KontaktonskeTable {
  id: Generated<string>;
  distributor: string;
  side: string;
  epost: string;
  telefon: string | null;
  /** yyyy-mm-dd; written as such, and left to be read by SQL. */
  slettes: string;
}

/** A notice to the address from before, on its way to the outside system that sends it. */
export interface VarselTable {
  id: string;
  /** Whom it is about and where it goes, under the key of the configuration. */
  forseglet: Buffer;
  distributor: string;
  tidspunkt: Date;
  er_skjedd: boolean;
  forsok: Generated<number>;
  neste_forsok: Date;
}

/** How often one address or session has written within a window of time. */
export interface RequestCountTable {
  /** Keyed hash: names no address. */
  bucket: Buffer;
  ends_at: Date;
  requests: number;
}

/** The random id by which measurements know a customer, and nobody else does. */
export interface SporingTable {
  /** Keyed hash of the national id, with a key that has no other use. */
  person: Buffer;
  tracking_id: Generated<string>;
}

/** One write of a customer: who, what, when and how it ended, never the values. */
export interface RevisjonssporTable {
  id: Generated<string>;
  tidspunkt: Date;
  /** Keyed hash of the national id, under a key of its own. */
  person: Buffer;
  /** Name of the command. */
  handling: string;
  distributor: string;
  /** The reference that the customer can read aloud and the log is searched by. */
  referanse: string;
  /** `OK` or an error code. Null: begun, and nobody knows how it ended. */
  utfall: string | null;
  /** When the window ends whose refused writes all stand in this row; null for a write by itself. */
  vindu_slutt: Date | null;
  /** How many writes the row stands for. */
  antall: Generated<number>;
}

export interface DatabaseTables {
  session: SessionTable;
  login_transaction: LoginTransactionTable;
  logout_token: LogoutTokenTable;
  jump_token: JumpTokenTable;
  kept_form: KeptFormTable;
  samtykkeendring: SamtykkeendringTable;
  samtykkelevering: SamtykkeleveringTable;
  samtykketekst: SamtykketekstTable;
  gitt_samtykketekst: GittSamtykketekstTable;
  tilbakemelding: TilbakemeldingTable;
  oppfolging: OppfolgingTable;
  kontaktonske: KontaktonskeTable;
  request_count: RequestCountTable;
  sporing: SporingTable;
  revisjonsspor: RevisjonssporTable;
  varsel: VarselTable;
}

export type Database = Kysely<DatabaseTables>;
