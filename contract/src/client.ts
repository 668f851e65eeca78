import { encodeSegment } from './encode-segment.ts';
import type { Endpoint } from './endpoint.ts';
import { toErrorCode, type ErrorCode } from './errors.ts';
import {
  CORRELATION_ID_HEADER,
  REQUESTED_BY,
  REQUESTED_BY_HEADER,
  SESSION_EXPIRES_HEADER,
  SESSION_ID_HEADER,
  XSRF_HEADER,
} from './headers.ts';

/** What a failed call leaves behind. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode;
  readonly correlationId: string | undefined;
  readonly body: unknown;
  /** In milliseconds of the clock: what is read later was read after it. */
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
  /** Origin of the API, asked for at each call; empty for the page's own. */
  getApiHost?: () => string;
  /** Called with the whole seconds of each answer that carries the session's expiry. */
  onSessionExpiresIn?: (seconds: number) => void;
  /**
   * The session that the page was made for: every call names it, and a write carries its token. Never read from a
   * cookie, which may since have become another customer's. Left out for a page of nobody.
   */
  session?: { id: string; formToken: string } | undefined;
  /** Called when the server says that nobody is logged in; `typed`: what the call's form held. */
  onLoggedOut?: (typed: FormData | undefined) => void;
  /** Called when the browser's session is another than the page's: nothing was read or written. */
  onOtherSession?: () => void;
  fetch?: typeof fetch;
}

export interface CallOptions<Body, Params> {
  body?: Body;
  params?: Params;
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** The form that the call sends, as it was. */
  typed?: FormData;
}

export type Client = ReturnType<typeof createClient>;

/** The one HTTP client of the browser. Throws {@link ApiError} for every answer of 400 or more. */
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
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (session !== undefined) {
      headers[SESSION_ID_HEADER] = session.id;
      if (endpoint.method !== 'GET') headers[XSRF_HEADER] = session.formToken;
    }

    let answer: globalThis.Response;
    try {
      answer = await (options.fetch ?? fetch)(url, {
        method: endpoint.method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: apiHost === '' ? 'same-origin' : 'include',
        signal: signal ?? null,
        keepalive: keepalive ?? false,
      });
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
    const text = answer.status === 204 ? '' : await answer.text();
    let parsed: unknown;
    try {
      parsed = text === '' ? undefined : JSON.parse(text);
    } catch (cause) {
      throw new ApiError({ ...failure, body: undefined, message: 'Error while parsing JSON', cause });
    }
    if (answer.status >= 400) {
      const error = new ApiError({ ...failure, body: parsed });
      if (error.status === 401) options.onLoggedOut?.(typed);
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
    // Assigned, that name would be something else than a field.
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

/** Built from non-empty values only. */
function toQueryString(query: CallOptions<unknown, unknown>['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
