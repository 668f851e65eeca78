import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { identify } from './identify.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

/** Where a login leads that the portal has refused. */
export const LOGIN_FAILED = `${BASE_PATH}?innlogging=feilet`;

/**
 * Logs the browser in at the simulators' provider, step by step like a customer's browser.
 * @param fodselsnummer of a test customer, or any synthetic one
 * @throws when login failed
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

/** A browser in which a test customer is logged in. */
export async function logInAs(app: FastifyInstance, fodselsnummer: string): Promise<TestBrowser> {
  const browser = createTestBrowser(app);
  await logIn(browser, fodselsnummer);
  return browser;
}

/** Presses the login button. Returns the provider's address. */
export async function startLogin(browser: TestBrowser, returnTo: string = BASE_PATH): Promise<string> {
  const answer = await browser.submit('/auth/start', { returnTo });
  const address = findWayOut(answer);
  if (answer.statusCode !== 200 || address === undefined)
    throw new Error(`The login began with ${answer.statusCode} ${answer.headers.location}`);
  return address;
}

/** The other site that a page leads to by itself, if it does. */
export function findWayOut({ headers }: Pick<LightMyRequestResponse, 'headers'>): string | undefined {
  return /^0;url=(.+)$/.exec(String(headers['refresh']))?.[1];
}

/** @throws when the portal does not say */
export async function isLoggedIn(browser: TestBrowser): Promise<boolean> {
  const answer = await browser.get(endpoints.getSessionStatus.path);
  if (answer.statusCode !== 200) throw new Error(`The status of the session is ${answer.statusCode}`);
  return 'kfpSessionId' in answer.json();
}
