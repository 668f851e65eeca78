import { describe, expect, it, vi } from 'vitest';

import { ApiError, type ClientOptions, createClient, stripNulls } from './client.ts';
import { endpoints } from './endpoints.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

const session = { id: 'økt-1', formToken: 'token-1' };

function clientThatGets(answer: Response | Error, options: ClientOptions = {}) {
  const fetched = vi.fn<Fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { call: createClient({ ...options, fetch: fetched }), fetched };
}

/** The error that the call throws. */
async function getFailure(answer: Response | Error, options?: ClientOptions): Promise<ApiError> {
  const { call } = clientThatGets(answer, options);
  const failure: unknown = await call(endpoints.getSession).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError))
    throw new Error('The call did not fail as it should', { cause: failure });
  return failure;
}

describe('a connection that has died without a word', () => {
  it('is given up after a minute, as one without an answer', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const call = createClient({
      fetch: (_, init) =>
        new Promise((_answer, fail) => {
          init?.signal?.addEventListener('abort', () => fail(limit.signal.reason as Error));
        }),
    });
    const failure = call(endpoints.getSession).catch((error: unknown) => error);
    limit.abort(new DOMException('', 'TimeoutError'));
    expect(await failure).toMatchObject({ name: 'ApiError', status: 0, code: 'UKJENT' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
    timeout.mockRestore();
  });

  it('has another limit where the caller has one', async () => {
    const { call, fetched } = clientThatGets(Response.json({}));
    const { signal } = new AbortController();
    await call(endpoints.getSession, { signal });
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(signal);
  });
});

describe('an answer of 400 or more', () => {
  it('becomes an error with status text, status and the body as it was (ERR-23)', async () => {
    const body = { code: 'KILDE_FEILER', message: 'x', correlationId: 'a1' };
    const failure = await getFailure(
      Response.json(body, { status: 502, statusText: 'Bad Gateway', headers: { 'x-correlation-id': 'a1' } }),
    );
    expect(failure).toMatchObject({
      status: 502,
      statusText: 'Bad Gateway',
      body,
      code: 'KILDE_FEILER',
      correlationId: 'a1',
    });
  });

  it('has the code UKJENT when its own is unknown to us', async () => {
    expect((await getFailure(Response.json({ code: 'NOE_NYTT' }, { status: 400 }))).code).toBe('UKJENT');
    expect((await getFailure(new Response(null, { status: 400 }))).code).toBe('UKJENT');
  });

  it('says that nobody is logged in, when the portal says so and not a proxy (OD-112)', async () => {
    const onLoggedOut = vi.fn<(typed: unknown, path: string) => void>();
    await getFailure(Response.json({ code: 'IKKE_TILLATT' }, { status: 403 }), { onLoggedOut });
    await getFailure(Response.json({ message: 'Unauthorized' }, { status: 401 }), { onLoggedOut });
    await getFailure(new Response('', { status: 401 }), { onLoggedOut });
    expect(onLoggedOut).not.toHaveBeenCalled();
    await getFailure(Response.json({ code: 'IKKE_INNLOGGET' }, { status: 401 }), { onLoggedOut });
    expect(onLoggedOut).toHaveBeenCalledExactlyOnceWith(undefined, endpoints.getSession.path);
  });

  it('says that the browser has another session than the page, when it is refused for that', async () => {
    const onOtherSession = vi.fn<() => void>();
    await getFailure(Response.json({ code: 'FINNES_IKKE' }, { status: 404 }), { onOtherSession });
    expect(onOtherSession).not.toHaveBeenCalled();
    await getFailure(Response.json({ code: 'ANNEN_INNLOGGING' }, { status: 409 }), { onOtherSession });
    expect(onOtherSession).toHaveBeenCalledOnce();
  });
});

describe('an invalid or missing answer', () => {
  it.each([200, 500])(
    'of broken JSON has its message and the cause, also with status %i (ERR-25)',
    async (status) => {
      const failure = await getFailure(new Response('{"a":', { status }));
      expect(failure.message).toBe('Error while parsing JSON');
      expect(failure.cause).toBeInstanceOf(SyntaxError);
      expect(failure.status).toBe(status);
    },
  );

  it('that is empty, though it does not say so, is from a proxy', async () => {
    expect(await getFailure(new Response(''))).toMatchObject({ status: 200, code: 'UKJENT' });
  });

  it.each([200, 502])('that breaks off in the middle is no answer (%i)', async (status) => {
    const cause = new TypeError('terminated');
    const torn = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a')),
      pull: (controller) => controller.error(cause),
    });
    expect(await getFailure(new Response(torn, { status }))).toMatchObject({ status: 0, cause });
  });

  it('with no response has status 0 and the cause', async () => {
    const cause = new TypeError('offline');
    expect(await getFailure(cause)).toMatchObject({ status: 0, cause, code: 'UKJENT' });
  });
});

describe('an answer', () => {
  it('tells how long the session has left, failed ones too (API-02)', async () => {
    const onSessionExpiresIn = vi.fn<(seconds: number) => void>();
    const headers = { 'x-session-expires-in': '300' };
    const { call } = clientThatGets(Response.json({}, { headers }), { onSessionExpiresIn });
    await call(endpoints.getSession);
    await getFailure(Response.json({}, { status: 500, headers: { 'x-session-expires-in': '120' } }), {
      onSessionExpiresIn,
    });
    await getFailure(Response.json({}, { status: 500, headers: { 'x-session-expires-in': 'snart' } }), {
      onSessionExpiresIn,
    });
    expect(onSessionExpiresIn.mock.calls).toEqual([[300], [120]]);
  });

  it('without a body is undefined', async () => {
    const { call } = clientThatGets(new Response(null, { status: 204 }));
    expect(await call(endpoints.refreshSession)).toBeUndefined();
  });

  it('reads null as missing, at any depth (API-08)', () => {
    expect(stripNulls({ a: null, b: [{ c: null, d: 0 }], e: false, f: '' })).toEqual({
      b: [{ d: 0 }],
      e: false,
      f: '',
    });
  });
});

describe('a call', () => {
  it('sends the marker header and the session of the page, and its CSRF token on a write', async () => {
    const { call, fetched } = clientThatGets(new Response(null, { status: 204 }), { session });
    await call(endpoints.refreshSession);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'x-requested-by': 'forsikringsoversikt',
        'x-kfp-session-id': 'økt-1',
        'x-xsrf-token': 'token-1',
      },
    });
  });

  it('names the language of its page, by a header that another API host need not allow', async () => {
    const { call, fetched } = clientThatGets(Response.json({}));
    await call(endpoints.getSession);
    expect(fetched.mock.calls[0]?.[1]?.headers).toHaveProperty('content-language', 'nb');
  });

  it('of a visitor’s page sends no token, whatever the cookies are (API-03)', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=en-annens' });
    const { call, fetched } = clientThatGets(new Response(null, { status: 204 }));
    await call(endpoints.refreshSession);
    vi.unstubAllGlobals();
    const headers = fetched.mock.calls[0]?.[1]?.headers;
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers).not.toHaveProperty('x-kfp-session-id');
  });

  it('sends its body as JSON, and no content type without a body (API-05, AMB-78)', async () => {
    const { call, fetched } = clientThatGets(new Response(null, { status: 204 }));
    await call(endpoints.updateReservasjon, { body: { harReservasjon: false } });
    await call(endpoints.updateAdresse);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"harReservasjon":false}',
    });
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: null });
    expect(fetched.mock.calls[1]?.[1]?.headers).not.toHaveProperty('content-type');
  });

  it('that reads sends no token and no empty parameters (API-06)', async () => {
    const { call, fetched } = clientThatGets(Response.json({}), { session });
    await call(endpoints.getSession, { query: { a: 'æ å', b: '', c: undefined, d: 0 } });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/privat/forsikring/auth/session?a=%C3%A6+%C3%A5&d=0');
    expect(init?.headers).not.toHaveProperty('x-xsrf-token');
    expect(init?.headers, 'but names its session').toHaveProperty('x-kfp-session-id', 'økt-1');
  });

  it('brings the cookies along to another API host (CFG-06)', async () => {
    const { call, fetched } = clientThatGets(Response.json({}), {
      getApiHost: () => 'https://api.example.no',
    });
    await call(endpoints.getSession);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://api.example.no/api/privat/forsikring/auth/session');
    expect(init?.credentials).toBe('include');
  });
});
