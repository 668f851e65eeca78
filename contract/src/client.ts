import { encodeSegment } from './encode-segment.ts';
import type { Endpoint } from './endpoint.ts';
import { toErrorCode, type ErrorCode } from './errors.ts';
import { lokale } from './format/lokale.nb.ts';
import {
  CORRELATION_ID_HEADER,
  REQUESTED_BY,
  REQUESTED_BY_HEADER,
  SESSION_EXPIRES_HEADER,
  SESSION_ID_HEADER,
  SPRAK_HEADER,
  XSRF_HEADER,
} from './headers.ts';

/** Longer than the server works on any call. On a connection that has died without a word, nothing would ever come. */
const ANSWER_LIMIT_MS = 60_000;

/** The error of a failed call. `status` is 0 when there was no answer, or not all of it. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode;
  readonly correlationId: string | undefined;
  readonly body: unknown;
  /** Milliseconds since the epoch. Lets the page tell which data was read after the failure. */
  readonly failedAt = Date.now();

  constructor(failure: {
    status: number;
    statusText: string;
    body: unknown;
    correlationId?: string | undefined;
    cause?: unknown;
    message?: string;
  }) {
    super(failure.message ?? `${failure.status} ${failure.statusText}`, { cause: failure.cause });
    this.name = 'ApiError';
    this.status = failure.status;
    this.statusText = failure.statusText;
    this.body = failure.body;
    this.code = toErrorCode(isRecord(failure.body) ? failure.body['code'] : undefined);
    this.correlationId = failure.correlationId;
  }
}

export interface ClientOptions {
  /** Origin of the API, read for each call. Empty: the page's own origin. */
  getApiHost?: () => string;
  /** Called with the session's remaining whole seconds, for each answer that carries the expiry header. */
  onSessionExpiresIn?: (seconds: number) => void;
  /**
   * The session that the page was made for. Every call names it, and a write carries its CSRF token. Never read from a
   * cookie: that may by now belong to another customer's session. Left out on a page made for a visitor.
   */
  session?: { id: string; formToken: string } | undefined;
  /** Called when the server says that nobody is logged in. `typed`: the form data of the call; `path`: of its endpoint. */
  onLoggedOut?: (typed: FormData | undefined, path: string) => void;
  /** Called when the browser now has another session than the page was made for. Nothing was read or written. */
  onOtherSession?: () => void;
  fetch?: typeof fetch;
}

interface CallOptions<Body, Params> {
  body?: Body;
  params?: Params;
  query?: Record<string, string | number | boolean | undefined>;
  /** Left out: the call fails after a minute without an answer. */
  signal?: AbortSignal;
  keepalive?: boolean;
  /** The unchanged data of the form that the call sends. */
  typed?: FormData;
}

export type Client = ReturnType<typeof createClient>;

/** The only HTTP client of the browser. Throws {@link ApiError} for every status of 400 or more, and without a whole answer. */
export function createClient(options: ClientOptions = {}) {
  const { getApiHost, onSessionExpiresIn, session } = options;

  return async function call<Response, Body, Params, Query>(
    endpoint: Endpoint<Response, Body, Params, Query>,
    { body, params, query, signal, keepalive, typed }: CallOptions<Body, Params> = {},
  ): Promise<Response> {
    const apiHost = getApiHost?.() ?? '';
    const url = apiHost + fillPath(endpoint.path, params) + toQueryString(query);
    const headers: Record<string, string> = {
      accept: 'application/json',
      [REQUESTED_BY_HEADER]: REQUESTED_BY,
      [SPRAK_HEADER]: lokale.sprak,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (session !== undefined) {
      headers[SESSION_ID_HEADER] = session.id;
      if (endpoint.method !== 'GET') headers[XSRF_HEADER] = session.formToken;
    }

    let answer: globalThis.Response;
    let text: string;
    try {
      answer = await (options.fetch ?? fetch)(url, {
        method: endpoint.method,
        signal: signal ?? AbortSignal.timeout(ANSWER_LIMIT_MS),
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: apiHost === '' ? 'same-origin' : 'include',
        keepalive: keepalive ?? false,
      });
      text = await answer.text();
    } catch (cause) {
      throw new ApiError({ status: 0, statusText: '', body: undefined, message: 'No answer', cause });
    }

    const expiresIn = Number.parseInt(answer.headers.get(SESSION_EXPIRES_HEADER) ?? '', 10);
    if (Number.isFinite(expiresIn)) onSessionExpiresIn?.(expiresIn);

    const failure = {
      status: answer.status,
      statusText: answer.statusText,
      correlationId: answer.headers.get(CORRELATION_ID_HEADER) ?? undefined,
    };
    let parsed: unknown;
    try {
      // A 200 of the portal has a body: an empty one is a proxy’s, and is refused here.
      parsed = text === '' && answer.status !== 200 ? undefined : JSON.parse(text);
    } catch (cause) {
      throw new ApiError({ ...failure, body: undefined, message: 'Error while parsing JSON', cause });
    }
    if (answer.status >= 400) {
      const error = new ApiError({ ...failure, body: parsed });
      if (error.code === 'IKKE_INNLOGGET') options.onLoggedOut?.(typed, endpoint.path);
      if (error.code === 'ANNEN_INNLOGGING') options.onOtherSession?.();
      throw error;
    }
    return stripNulls(parsed) as Response;
  };
}

/** Null fields of an answer are treated as missing. */
export function stripNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripNulls);
  if (!isRecord(value)) return value;
  const stripped: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const field = value[key];
    // Assigning to `__proto__` would set the prototype, not a field.
    if (field !== null && key !== '__proto__') stripped[key] = stripNulls(field);
  }
  return stripped;
}

function fillPath(path: string, params: unknown): string {
  return path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = isRecord(params) ? params[name] : undefined;
    if (typeof value !== 'string') throw new Error(`Path parameter ${name} is missing`);
    return encodeSegment(value);
  });
}

/** Empty values are left out. */
function toQueryString(query: CallOptions<unknown, unknown>['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
