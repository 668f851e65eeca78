import type { Writable } from 'node:stream';

import type { ConsentRecord } from './cookie-consent.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import type { QueryKey } from './query-key.ts';
import type { Sporing } from './sporing.ts';
import type { ColorScheme } from './utseende.ts';

/** What a page carries besides answers: all of it the portal's own. Sent as the first data block. */
export interface PageContext {
  /** Whole seconds, as in the expiry header; missing when logged out. */
  sessionExpiresIn?: number;
  /** Whole seconds until the session ends whatever the customer does; missing when logged out. */
  sessionEndsIn?: number;
  /** Public id of the session that the page is made for; missing when logged out. */
  kfpSessionId?: string;
  /** Anti-forgery token of that session, for forms and for calls; missing when logged out. */
  formToken?: string;
  /** Says whose the page's forms are, should the session be over when one is sent; names nobody. Missing when logged out. */
  formOwner?: string;
  /** The customer's savings bank has more to tell: its calls are made, and else never. */
  hasSparebankintegrasjon?: boolean;
  /** What the customer has chosen; missing where the device decides. */
  colorScheme?: ColorScheme;
  /** What the browser's consent cookie says; missing where no request brought one. */
  cookieConsent?: ConsentRecord;
  /** Where measurements may go; missing where nothing is configured. */
  sporing?: Sporing;
  /** Reference of this request, shown on error pages. */
  correlationId: string;
  /**
   * Where the framed login page returns to, where who is logged in anew goes on, and what is tried again where a page
   * failed; only set for those three.
   */
  returnTo?: string;
  /** The catalogue of widgets is asked for, where there is one: in development. */
  isCatalogue?: boolean;
  /** Everything is awaited before the page is sent: it was asked for without script. */
  isComplete?: boolean;
  /** Only what is sent at once is rendered; never in the browser. */
  isOpening?: boolean;
  /**
   * The page asked for cannot be shown, and an error page is: a fault of ours, not now, a request we refuse, or one of a
   * page that was made for another session than the browser has now.
   */
  failure?: 'uncaught' | 'unavailable' | 'refused' | 'otherSession';
  /** Whole seconds until what failed is worth trying again; only where the server can tell. */
  retryAfter?: number;
  /** The one-time token of the form to the claims cases; only where the page itself must carry it. */
  jumpSst?: string;
  /** The form post that this page answers, and that was refused. */
  formRefusal?: FormRefusal;
  /** The page was asked for at a host that nobody can log in at. */
  isStrangeHost?: boolean;
  /** Why the login page shows, where there is more to say than 'Logg inn'. */
  loginNotice?: LoginNotice;
}

/** How a login came to an end, or did not come about. */
export type LoginNotice =
  | 'timeout'
  | 'expired'
  | 'loggedOut'
  | 'cancelled'
  | 'failed'
  | 'tooMany'
  /** A change was sent when the session was over. */
  | 'notSaved'
  /** The same, and what was typed waits. */
  | 'kept';

/** A refused form, or one given back after a login (`IKKE_INNLOGGET`): which, why, and what was typed, so that it stands in its field again and never in an address. */
export interface FormRefusal {
  skjema: string;
  code: ErrorCode;
  fields: Record<string, string>;
}

/** How a query ended on the server, as the page hands it to the browser. */
export type SettledAnswer =
  | { state: 'ok'; value: unknown }
  | { state: 'failed'; status: number; body: ErrorBody };

export interface PageRequest {
  /** Path and query of the request, base path included. */
  url: string;
  context: PageContext;
  /** Starts the query at the first call for its key; never rejects. */
  answer: (key: QueryKey) => Promise<SettledAnswer>;
  /** Of this answer's Content-Security-Policy; React's streaming scripts carry it. */
  nonce: string;
  onError: (error: unknown) => void;
}

/**
 * A page on its way. The order on the wire: `document.head`, `opening`, (render deadline), the rest,
 * `takeData()`, the script; then each late section's data before the section itself.
 */
export interface RenderedPage {
  status: 200 | 404;
  /** Source files in `web` that the page's script and styles were built from, as the build's manifest names them. */
  entry: string;
  module: string;
  /** Of the document, brand included. */
  title: string;
  /**
   * The page's markup up to the first section that waits for an outside system, rendered when it is first read: where the
   * whole page is there soon enough, never. Throws when the page itself cannot be rendered.
   */
  readonly opening: string;
  /**
   * Resolves when every section is rendered: to the whole page's markup, beginning with `opening`, or to nothing where it
   * is to be had by `pipe`. Never rejects.
   */
  complete: Promise<string | undefined>;
  /** Writes everything there is by now, beginning with `opening`, then late sections as they come. Ends the destination. */
  pipe: (destination: Writable) => void;
  /** JSON blocks of the queries that have settled since the last call, as markup. */
  takeData: () => string;
  /** Gives up on late sections; the browser asks for them itself. */
  abort: () => void;
}

/** What `web` builds for the server and only `server/src/main.ts` imports. Rejects when the page itself cannot be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
