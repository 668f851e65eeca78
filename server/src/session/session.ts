import type { LoginContext } from '@portal/contract/auth.ts';

/** Who is logged in. Never logged, never in a URL. */
export interface Customer {
  /** 11 digits. */
  fodselsnummer: string;
  navn?: string;
}

/** One live session as a request sees it. */
export interface Session {
  /** `kfpSessionId`: public, tells that somebody is logged in, opens nothing. */
  publicId: string;
  customer: Customer;
  /** Shortname of the distributor the customer logged in at; a session is not valid on another's host. */
  distributor: string;
  loginContext: LoginContext;
  loginBankplassRegisterNummer?: string;
  /** Whole seconds: ceil(min(idle left, absolute left)). */
  expiresIn: number;
  /** Whole seconds until it ends whatever its customer does: ceil(absolute left). */
  endsIn: number;
  /** Anti-forgery token bound to this session. */
  formToken: string;
}
