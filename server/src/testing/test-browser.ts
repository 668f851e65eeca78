import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';

import { TEST_ORIGIN } from './test-portal.ts';

export type TestBrowser = ReturnType<typeof createTestBrowser>;

/**
 * A browser as the server sees one: keeps cookies and sends origins, but follows no redirect by itself.
 * @param origin of the distributor's host, e.g. http://sb1.localhost:3000
 */
export function createTestBrowser(app: FastifyInstance, origin: string = TEST_ORIGIN) {
  const cookies = new Map<string, string>();
  const { host } = new URL(origin);

  async function send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options: { headers?: Record<string, string>; payload?: string } = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      headers: { host, ...(cookie === '' ? {} : { cookie }), ...options.headers },
      ...(options.payload === undefined ? {} : { payload: options.payload }),
    });
    for (const { name, value, expires, maxAge } of answer.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    app,
    origin,
    /** By name; tests may change them. */
    cookies,
    /** Any request, with the browser's cookies and nothing else that a page of ours would send. */
    send,
    /** Gets a page, or calls the API when the path is an API path. */
    get: (url: string, headers: Record<string, string> = {}) =>
      send('GET', url, { headers: { [REQUESTED_BY_HEADER]: REQUESTED_BY, ...headers } }),
    /** A write to the API, as the contract's client sends it. */
    write(
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> {
      const token = cookies.get(XSRF_COOKIE);
      return send(method, url, {
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          [REQUESTED_BY_HEADER]: REQUESTED_BY,
          ...(token === undefined ? {} : { [XSRF_HEADER]: token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    },
    /** Posts a form of a page, as a browser without script. */
    submit: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send('POST', url, {
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
