import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import type { AntallAvtaler } from '@portal/contract/rules/count-avtaler.ts';
import type { Samtykkeslag } from '@portal/contract/samtykke.ts';
import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';
import type { Sprak } from '@portal/contract/sprak.ts';
import type { OppfolgingRequest, TilbakemeldingRequest } from '@portal/contract/tilbakemelding.ts';

/**
 * One live session. The table alone reveals nobody: it has only a hash of the cookie's value, and the customer's
 * identity is encrypted with a key that is derived from that value.
 */
export interface SessionTable {
  /** SHA-256 of the cookie's value. */
  id_hash: Buffer;
  /** The id that script may see (`kfpSessionId`); gives no access. */
  public_id: string;
  /** The identity provider's opaque `sub`. */
  subject: string;
  /** The identity provider's opaque `sid`, where it names its sessions. */
  provider_session: string | null;
  sealed: Buffer;
  distributor: string;
  login_context: string;
  bank_registry: string | null;
  /** The kind of device of the login (contract/src/innlogginger.ts). */
  device: string | null;
  /** When the provider identified the customer; null for sessions from the previous version. */
  identified_at: Date | null;
  created_at: Date;
  last_active_at: Date;
  /** How many offers there were at `tilbud_counted_at`; null when that is not known. */
  tilbud_count: Generated<number | null>;
  /** How many of them could be accepted. */
  open_tilbud_count: Generated<number | null>;
  /** When the last reading of the offers began, or a removal ended. */
  tilbud_counted_at: Generated<Date | null>;
  /** How many agreements there were in each system that has answered. */
  avtale_counts: Generated<AntallAvtaler | null>;
}

/** One login under way at the identity provider; used once. */
export interface LoginTransactionTable {
  /** SHA-256 of the `state` sent to the provider. */
  state_hash: Buffer;
  /** SHA-256 of the cookie of the browser that started the login. */
  browser_hash: Buffer;
  /** Nonce, PKCE verifier and return address, encrypted with a key from the browser's cookie. */
  sealed: Buffer;
  distributor: string;
  created_at: Date;
}

/** A used logout token, remembered for as long as it would be valid; or what it named, for as long. */
interface LogoutTokenTable {
  /** SHA-256 of its `jti`, or of what it named. */
  jti_hash: Buffer;
  expires_at: Date;
}

/** One jump to the claims cases; redeemed once, deleted with its session. */
export interface JumpTokenTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  session_public_id: string;
  /** Who jumps, encrypted with a key from the token. */
  sealed: Buffer;
  created_at: Date;
}

/** Text from a form that was sent after its session had ended; given back once. */
export interface KeptFormTable {
  /** SHA-256 of the cookie of the browser that sent it. */
  browser_hash: Buffer;
  /** Owner, form and text, encrypted with a key from the browser's cookie. */
  sealed: Buffer;
  distributor: string;
  created_at: Date;
}

/** Append-only: one row for each change a customer made. */
interface SamtykkeendringTable {
  /** Increasing; idempotency key at the register. The driver returns a bigint as text. */
  id: Generated<string>;
  /** Keyed hash of the national id: a person's rows can be found with the key, but the table alone identifies nobody. */
  person: Buffer;
  slag: Endringsslag;
  tekstversjon: string | null;
  /** The wording; null when none from the register was shown. */
  tekst_id: string | null;
  /** Null when the previous value was unknown. */
  old_value: boolean | null;
  new_value: boolean;
  /** The distributor at which the customer made the choice. */
  distributor: string;
  created_at: Date;
}

/** The delivery of one change to the register. */
interface SamtykkeleveringTable {
  endring_id: string;
  /** The national id, encrypted; null when no longer needed. */
  sealed: Buffer | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** FORBIGATT: superseded by a newer choice, here or in the register, and not delivered. */
  outcome: 'BEKREFTET' | 'AVVIST' | 'FORBIGATT' | null;
  ended_at: Date | null;
  /** The number sent to the register, larger than earlier ones; null: the change's own id. */
  sent_number: string | null;
}

/** Append-only: each wording that customers were asked to consent to. */
interface SamtykketekstTable {
  id: Generated<string>;
  content_hash: Buffer;
  slag: Samtykkeslag;
  /** The language of the wording. */
  sprak: Generated<Sprak>;
  versjon: string | null;
  tittel: string;
  ingress: string;
  tekst: string;
  first_given_at: Date;
}

/** Which session was shown which wording, and when last. */
interface GivenSamtykketekstTable {
  session_public_id: string;
  tekst_id: string;
  given_at: Date;
}

/** Written as JSON text, read as a value. */
type Json<Value> = ColumnType<Value, string, never>;

/** One rating with its comment. Anonymous. */
interface TilbakemeldingTable {
  id: Generated<string>;
  created_at: Date;
  distributor: string;
  /** The route, not the address. */
  page: string;
  product_code: string | null;
  value: Json<TilbakemeldingRequest['feedbackValue']>;
  /** What may identify somebody has been masked, as `contract/src/mask-personal.ts` says. */
  text: string | null;
}

/** One survey's answers. Anonymous, and not linked to a rating. */
interface OppfolgingTable {
  id: Generated<string>;
  created_at: Date;
  distributor: string;
  page: string;
  answers: Json<OppfolgingRequest['answers']>;
}

/** A request to be contacted; not linked to any answers, and deleted by its date. */
interface KontaktonskeTable {
  id: Generated<string>;
  distributor: string;
  page: string;
  email: string;
  phone: string | null;
  /** yyyy-mm-dd, as text in both directions; SQL compares it. */
  delete_on: string;
}

/** A notice to the previous address, waiting for the outside system that sends it. */
interface VarselTable {
  id: string;
  /** National id and recipient, encrypted with a key of the configuration. */
  sealed: Buffer;
  distributor: string;
  created_at: Date;
  has_happened: boolean;
  attempts: Generated<number>;
  next_attempt_at: Date;
}

/** Number of requests of one address or session in a window of time. */
interface RequestCountTable {
  /** Keyed hash: does not reveal the address. */
  bucket: Buffer;
  ends_at: Date;
  requests: number;
}

/** A customer's random id in sporing, known to nobody else. */
interface SporingTable {
  /** Keyed hash of the national id; the key has no other purpose. */
  person: Buffer;
  tracking_id: Generated<string>;
}

/** One write of a customer: who, what, when and the outcome, never the values. */
export interface RevisjonssporTable {
  id: Generated<string>;
  created_at: Date;
  /** Keyed hash of the national id, with its own key. */
  person: Buffer;
  /** Name of the command, `login` or `logout`. */
  command: string;
  distributor: string;
  /** The correlation id, which the customer can read aloud and the log is searched by. */
  reference: string;
  /** `OK` or an error code. Null: begun, with unknown outcome. */
  outcome: string | null;
  /** End of the window whose refused writes are counted in this row; null for a single write. */
  window_ends_at: Date | null;
  /** Number of writes in this row. */
  writes: Generated<number>;
  /** Kind of device of a login or logout; null where the browser did not say, and for all else. */
  device: string | null;
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
  given_samtykketekst: GivenSamtykketekstTable;
  tilbakemelding: TilbakemeldingTable;
  oppfolging: OppfolgingTable;
  kontaktonske: KontaktonskeTable;
  request_count: RequestCountTable;
  sporing: SporingTable;
  revisjonsspor: RevisjonssporTable;
  varsel: VarselTable;
}

/**
 * The schema of all tables. Not `portal`: PostgreSQL looks first in the schema with the name of the role, and a role is
 * likely to be called so. Raw SQL names tables by {@link toTable}.
 */
export const SCHEMA = 'portal_data';

/** A table in raw SQL, where Kysely's `withSchema` does not reach. */
export const toTable = (table: keyof DatabaseTables) => sql.table(`${SCHEMA}.${table}`);

export type Database = Kysely<DatabaseTables>;
