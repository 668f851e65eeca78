import type { LoginContext } from '@portal/contract/auth.ts';

/** The logged-in customer. Never logged, never in a URL. */
export interface Customer {
  /** 11 digits. */
  fodselsnummer: string;
  navn?: string;
}

/** One live session as a request sees it. */
export interface Session {
  /** `kfpSessionId`: public, shows that somebody is logged in, gives no access. */
  publicId: string;
  customer: Customer;
  /** Short name of the distributor of the login; a session is not valid on another's host. */
  distributor: string;
  loginContext: LoginContext;
  loginBankplassRegisterNummer?: string;
  /** Whole seconds: ceil(min(idle left, absolute left)). */
  expiresIn: number;
  /** Whole seconds until it ends regardless of activity: ceil(absolute left). */
  endsIn: number;
  /** CSRF token of this session. */
  formToken: string;
}
