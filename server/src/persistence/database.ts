import type { Kysely } from 'kysely';

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
  sealed: Buffer;
  distributor: string;
  login_context: string;
  bank_registry: string | null;
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

/** One way into the claims cases; redeemed once, gone with its session. */
export interface JumpTokenTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  session_public_id: string;
  /** Who jumps, sealed by the token. */
  sealed: Buffer;
  created_at: Date;
}

export interface DatabaseTables {
  session: SessionTable;
  login_transaction: LoginTransactionTable;
  jump_token: JumpTokenTable;
}

export type Database = Kysely<DatabaseTables>;
