import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';
import { OWN_COOKIES_PATH } from '@portal/contract/own-cookies.ts';
import { BASE_PATH, JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';
import { PROVIDER_LOGOUT_PATH } from '../../../server/src/session/provider-logout-route.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import type { Proof } from './proof.ts';
import {
  isWrite,
  type KnownRoute,
  LO_MEDLEM,
  startProofPortal,
  toAddress,
  toCookie,
} from './proof-portal.ts';

/** No browser calls these: they prove themselves in their own way, and refuse who does not. */
const backChannels = [JUMP_TOKEN_REDEEM_PATH, PROVIDER_LOGOUT_PATH];
/** The login page knows no session, and so has no token of one; nor has what a page sends as it is left. */
const withoutToken = ['/auth/start', BASE_PATH + OWN_COOKIES_PATH];

type Headers = Record<string, string>;

/** Everything right, as a page of ours sends it. */
function toOwn(browser: TestBrowser, token: string): { headers: Headers; payload: string } {
  return {
    headers: {
      host: 'localhost:3000',
      cookie: toCookie(browser),
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      [REQUESTED_BY_HEADER]: REQUESTED_BY,
      [XSRF_HEADER]: token,
    },
    payload: new URLSearchParams({ formToken: token }).toString(),
  };
}

export const proveForgery: Proof = {
  name: 'forgery',
  claim:
    'No write of any route is done for another site, without the session’s token, or under another spelling',
  async prove(surroundings, { weaken }) {
    const portal = await startProofPortal(surroundings, {
      // Weakened: a new write that nobody thought of guarding, and that says it needs no guard.
      weaken: weaken
        ? (app) =>
            app.post('/api/privat/forsikring/svak', { config: { guard: 'back-channel' } }, () => 'gjort')
        : undefined,
    });
    const failures: string[] = [];
    let attempts = 0;
    const mine = await portal.logIn();
    const theirs = await portal.logIn();
    const token = mine.cookies.get(XSRF_COOKIE) ?? '';
    const foreign = theirs.cookies.get(XSRF_COOKIE) ?? '';
    const writes = portal.routes.filter(isWrite);

    const send = async ({ method, url }: KnownRoute, address: string, request: ReturnType<typeof toOwn>) => {
      attempts += 1;
      return (await portal.app.inject({ method: method as 'POST', url: address || url, ...request }))
        .statusCode;
    };
    for (const route of writes) {
      const address = toAddress(route);
      const name = `${route.method} ${route.url}`;
      const own = toOwn(mine, token);
      if (backChannels.includes(route.url)) {
        const status = await send(route, address, own);
        if (status !== 400 && status !== 401) failures.push(`${name}: answered a browser with ${status}`);
        continue;
      }
      const forged: [string, string, ReturnType<typeof toOwn>][] = [
        ['by a form elsewhere', address, { headers: pick(own.headers), payload: '' }],
        ['by another spelling', toSpelling(address), { headers: pick(own.headers), payload: '' }],
        ['from another site', address, change(own, { 'sec-fetch-site': 'cross-site' })],
        ['from a neighbouring site', address, change(own, { 'sec-fetch-site': 'same-site' })],
        ['from another origin', address, change(own, { origin: 'https://evil.example' })],
        ['from a hidden origin', address, change(own, { origin: 'null' })],
        ...(withoutToken.includes(route.url)
          ? []
          : ([
              ['without a token', address, toOwn(mine, '')],
              ['with another session’s token', address, toOwn(mine, foreign)],
            ] satisfies [string, string, ReturnType<typeof toOwn>][])),
      ];
      for (const [how, at, request] of forged) {
        const status = await send(route, at, request);
        // 409: the token was another session's, which a form of an earlier page has.
        if (![403, 404, 409].includes(status)) failures.push(`${name}: done ${how} (${status})`);
        if (status === 404 && at === address) failures.push(`${name}: not guarded ${how} (${status})`);
      }
      // What is right must get through, or the proof would hold for a portal that refuses everything.
      // Of another customer: one of the writes ends the other logins of whoever asks.
      const fresh = await portal.logIn(LO_MEDLEM);
      const status = await send(route, address, toOwn(fresh, fresh.cookies.get(XSRF_COOKIE) ?? ''));
      if (status === 403 || status === 409) failures.push(`${name}: refused from our own page`);
    }
    await portal.close();
    return { figures: { 'routes that write': writes.length, attempts }, failures };
  },
};

function change(own: ReturnType<typeof toOwn>, headers: Headers): ReturnType<typeof toOwn> {
  return { ...own, headers: { ...own.headers, ...headers } };
}

/** What a form on a neighbouring site sends: the cookie comes with it, and none of our headers. */
function pick({ host, cookie }: Headers): Headers {
  return {
    host: host ?? '',
    cookie: cookie ?? '',
    origin: 'https://evil.example',
    'sec-fetch-site': 'same-site',
    'content-type': 'application/x-www-form-urlencoded',
  };
}

/** The same address with its second character as a number. */
function toSpelling(address: string): string {
  return `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`;
}
