import type { LightMyRequestResponse } from 'fastify';

import { BASE_PATH } from '@portal/contract/paths.ts';

import type { TestBrowser } from './test-browser.ts';

const MAX_STEPS = 10;

/**
 * Logs the browser in at the simulators' provider, step by step as a customer's browser would.
 * @param fodselsnummer of a test customer, or any synthetic one
 * @throws when the portal did not let the customer in
 */
export async function logIn(
  browser: TestBrowser,
  fodselsnummer: string,
  options: { returnTo?: string } = {},
): Promise<LightMyRequestResponse> {
  const start = await startLogin(browser, options.returnTo);
  const answer = await browser.get(await identify(start, browser.origin, { fodselsnummer }));
  const target = answer.headers.location;
  if (answer.statusCode !== 303 || target === undefined || target.includes('innlogging=')) {
    throw new Error(`The login ended with ${answer.statusCode} ${target}`);
  }
  return answer;
}

/** Presses the login button. Answers the provider's address. */
export async function startLogin(browser: TestBrowser, returnTo: string = BASE_PATH): Promise<string> {
  const answer = await browser.submit('/auth/start', { returnTo });
  const { location } = answer.headers;
  if (answer.statusCode !== 303 || !location?.startsWith('http')) {
    throw new Error(`The login began with ${answer.statusCode} ${location}`);
  }
  return location;
}

/** Fills in the simulators' login page. Answers path and query that the provider sends the browser back to. */
export async function identify(
  authorizationUrl: string,
  portalOrigin: string,
  form: { fodselsnummer: string } | { avbryt: string },
): Promise<string> {
  const cookies = new Map<string, string>();
  let url = authorizationUrl;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    await answer.text();
    const location = answer.headers.get('location');
    if (location === null) {
      if (body !== undefined || answer.status !== 200)
        throw new Error(`The provider answered ${answer.status}`);
      body = new URLSearchParams(form);
      continue;
    }
    body = undefined;
    const next = new URL(location, url);
    if (next.origin === portalOrigin) return next.pathname + next.search;
    url = next.href;
  }
  throw new Error('The provider redirects without end');
}
