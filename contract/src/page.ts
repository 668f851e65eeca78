import type { ConsentRecord } from './cookie-consent.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import type { FormFields } from './forms/define-form.ts';
import type { LoginNotice } from './login-notice.ts';
import type { QueryKey } from './query-key.ts';
import type { AntallAvtaler } from './rules/count-avtaler.ts';
import type { AntallTilbud } from './rules/count-tilbud.ts';
import type { Sporing } from './sporing.ts';
import type { Sprak } from './sprak.ts';
import type { ColorScheme } from './utseende.ts';

/** Longest time a page's response stream is open; every outside call is shorter. */
export const PAGE_STREAM_LIMIT_MS = 10_000;

/** What a page carries besides answers. Only the portal's own data; sent as the first data block. */
export interface PageContext {
  /** The languages to choose from; missing where there is but one. */
  sprakvalg?: readonly Sprak[];
  /** A language that the browser asks for, and the customer has not chosen another; only offered. */
  tilbudtSprak?: Sprak;
  /** Whole seconds, as in the expiry header; missing when logged out. */
  sessionExpiresIn?: number;
  /** Whole seconds until the session ends regardless of activity; missing when logged out. */
  sessionEndsIn?: number;
  /** Public id of the session that the page is made for; missing when logged out. */
  kfpSessionId?: string;
  /** CSRF token of that session, for forms and calls; missing when logged out. */
  formToken?: string;
  /**
   * Identifies the owner of the page's forms if the session ends before one is sent; not readable by others. Missing
   * when logged out.
   */
  formOwner?: string;
  /** Where the visit came from, as this page's address and the login say; missing when logged out. */
  marketSource?: string;
  /** The customer has a savings bank with an integration; without it, the savings-bank calls are never made. */
  hasSparebank?: boolean;
  /** How many offers the customer had half a minute ago or later; missing when the page must ask. */
  antallTilbud?: AntallTilbud;
  /** The customer's choice; missing when the device decides. */
  colorScheme?: ColorScheme;
  /** The customer has hidden all amounts in this browser. */
  skjulerBelop?: boolean;
  /** The value of the cookie consent; missing when the request had no such cookie. */
  cookieConsent?: ConsentRecord;
  /** Where events and error reports may be sent; missing when none is configured. */
  sporing?: Sporing;
  /** Reference of this request; shown on error pages. */
  correlationId: string;
  /**
   * The return path of the framed login page and of a new login, or the path to retry after a failed page. Only set for
   * those three.
   */
  returnTo?: string;
  /** The catalogue of widgets was asked for; only in development. */
  isCatalogue?: boolean;
  /** Every section is awaited before the page is sent: the browser has no script. */
  isComplete?: boolean;
  /** Only the part that is sent at once is rendered. Never set in the browser. */
  isOpening?: boolean;
  /**
   * Show an error page in place of the page: an unexpected error, a temporary failure, a refused request, or a request
   * from a page that was made for another session than the browser now has.
   */
  failure?: 'uncaught' | 'unavailable' | 'refused' | 'otherSession';
  /** Whole seconds until a retry makes sense, if the server knows. */
  retryAfter?: number;
  /** The one-time token for the form to the claims cases, on pages that must carry it. */
  jumpSst?: string;
  /** The refused form post that this page is the answer to. */
  formRefusal?: FormRefusal;
  /** What customers call the identity provider; missing when it is the usual one. */
  identityProvider?: string;
  /** The host of the request is one where nobody can log in. */
  isStrangeHost?: boolean;
  /** The page is in the web bank's frame, and login returns to the web bank. */
  isFramed?: boolean;
  /** Why the login page is shown, if there is more to say than 'Logg inn'; to who is still logged in, how a new login ended. */
  loginNotice?: LoginNotice;
}

/**
 * A refused form, or one given back after a login (`IKKE_INNLOGGET`): which form, why, and what was typed. The text
 * goes back into its field and never into an address.
 */
export interface FormRefusal<Field extends string = string> {
  skjema: string;
  code: ErrorCode;
  /** It was never sent: the language was changed in the middle of it. */
  isBegun?: true | undefined;
  fields: FormFields<Field>;
}

/** The outcome of a query on the server, as the page hands it to the browser. */
export type SettledAnswer =
  | { state: 'ok'; value: unknown }
  | { state: 'failed'; status: number; body: ErrorBody };

/** An answer under way that comes in parts. */
export interface AnswerParts {
  /** By name. Each resolves when its part has come, or has failed to; it never rejects. */
  parts: Readonly<Record<string, Promise<void>>>;
  /** The parts that have come, in the shape of the whole. */
  getSoFar: () => unknown;
}

export interface PageRequest {
  /** Path and query string of the request, with the base path. */
  url: string;
  context: PageContext;
  /** Starts the query on the first call for its key. Never rejects. */
  answer: (key: QueryKey) => Promise<SettledAnswer>;
  /** Of an answer that was just asked for. Undefined when it comes whole. */
  findParts: (key: QueryKey) => AnswerParts | undefined;
  /** How many agreements the customer has in each system, as far as the session remembers. */
  antallAvtaler?: AntallAvtaler | undefined;
  /** Nonce of this response's Content-Security-Policy, for React's streaming scripts. */
  nonce: string;
  /** The language of the page. Each has a build of its own. */
  sprak: Sprak;
  onError: (error: unknown) => void;
}

/**
 * A page that is being rendered. The order on the wire: `document.head`, the opening, (render deadline), the rest,
 * `takeData()`, the script; then for each late section its data, followed by the section itself.
 */
export interface RenderedPage {
  status: 200 | 404;
  /** Path of the source file in `web` that script and styles are built from, as in the build's manifest. */
  entry: string;
  module: string;
  /** The same of what is shown beside the page, where something is. */
  parts?: readonly string[];
  /** The same of what the script loads later, whatever the page, and the server renders. */
  later?: readonly string[];
  /** Title of the document, with the brand. Made from the answers so far; it may differ when all have come. */
  getTitle: () => string;
  /** A script for the document's head, which late sections are put in place by. */
  headScript?: string;
  /**
   * The markup up to the first section that waits for an outside system. Rendered when first asked for: never, if the whole
   * page is ready soon enough. Throws when the page itself cannot be rendered.
   */
  getOpening: () => string;
  /**
   * Resolves when every section is rendered: to the markup of the whole page, which begins with the opening, or to
   * undefined if it can only be had through `stream`. Never rejects.
   */
  complete: Promise<string | undefined>;
  /** What is shown part by part, where something is. Each resolves when its part has come, or has failed to; it never rejects. */
  coming?: readonly Promise<void>[];
  /**
   * Hands on everything rendered so far, beginning with the opening, then late sections as they arrive, with no tag half
   * written. Resolves at the end, and rejects when it is broken off.
   */
  stream: (onMarkup: (markup: string) => void) => Promise<void>;
  /** Markup of JSON blocks for the queries that have settled since the last call. */
  takeData: () => string;
  /** Gives up on late sections; the browser then fetches their data itself. */
  abort: () => void;
}

/** The server build of `web`; only `server/src/pages/load-render.ts` imports it. Rejects when the page itself cannot be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
