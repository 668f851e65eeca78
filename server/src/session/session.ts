import type { LoginContext } from '@portal/contract/auth.ts';
import type { AntallAvtaler } from '@portal/contract/rules/count-avtaler.ts';
import type { AntallTilbud } from '@portal/contract/rules/count-tilbud.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

/** The logged-in customer. Never logged, never in a URL. */
export interface Customer {
  /** 11 digits. */
  fodselsnummer: string;
  navn?: string;
  /** The language that the login says the customer wants. */
  sprak?: Sprak;
}

/** The customer that something is of: a session, or one that is made for a job. */
export type Whose = Pick<Session, 'customer'>;

/** One live session as a request sees it. */
export interface Session {
  /** When the session was looked up for this request, the last time. */
  readonly askedAt: Date;
  /** The last use that was recorded then: of writes in whatever process, the latest that had ended. */
  readonly usedAt: Date;
  /** `kfpSessionId`: public, shows that somebody is logged in, gives no access. */
  publicId: string;
  customer: Customer;
  /** Short name of the distributor of the login; a session is not valid on another's host. */
  distributor: string;
  loginContext: LoginContext;
  loginBankplassRegisterNummer?: string;
  /** Whole seconds: ceil(min(idle left, absolute left)). */
  getExpiresIn: () => number;
  /** Whole seconds until it ends regardless of activity: ceil(absolute left). */
  readonly endsIn: number;
  /** CSRF token of this session. Computed on demand: most requests do not need it. */
  getFormToken: () => string;
  /** The number of offers as last read, for as long as offers may be old; otherwise undefined. */
  readonly antallTilbud?: AntallTilbud | undefined;
  /**
   * Remembers the number of offers for the next pages, also those of other processes.
   * @param count undefined after a removal: it is not known any more
   * @param at when the reading began, or the removal ended
   */
  noteTilbud: (count: AntallTilbud | undefined, at: Date) => void;
  /** The number of agreements in each system when it last answered in this session. */
  readonly antallAvtaler: AntallAvtaler;
  /** Remembers the number of agreements for the next pages. Systems that are left out keep theirs. */
  noteAvtaler: (counts: AntallAvtaler) => void;
}
