import { endpoints } from '@portal/contract/endpoints.ts';
import { startInnloggingForm } from '@portal/contract/forms/innlogging.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';
import { ownCookiesForm } from '@portal/contract/own-cookies.ts';
import { JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';
import { PROVIDER_LOGOUT_PATH } from '../../../server/src/session/provider-logout-route.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import type { Proof } from './proof.ts';
import { isWrite, type KnownRoute, LO_MEDLEM, startProofPortal, toAddress } from './proof-portal.ts';

/** Not called by browsers: these authenticate in their own way. */
const backChannels = [JUMP_TOKEN_REDEEM_PATH, PROVIDER_LOGOUT_PATH];
/**
 * No session exists at login, so no token does; requests sent as a page unloads have none either. Feedback belongs to
 * nobody.
 */
const withoutToken = [startInnloggingForm.path, ownCookiesForm.path, tilbakemeldingForm.path];

type Headers = Record<string, string>;
type Sent = { headers: Headers; payload: string };
const SPELT = 'by another spelling';

/** A valid request, as our own page sends it. */
function toOwn(browser: TestBrowser, token: string): Sent {
  return {
    headers: {
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      [REQUESTED_BY_HEADER]: REQUESTED_BY,
      [XSRF_HEADER]: token,
    },
    payload: new URLSearchParams({ formToken: token }).toString(),
  };
}

const getToken = ({ cookies }: TestBrowser): string => cookies.get(XSRF_COOKIE) ?? '';

export const proveForgery: Proof = {
  name: 'forgery',
  claim:
    'No write of any route is done for another site, without the session’s token, or under another spelling',
  async prove(attack) {
    const { figures, failures } = attack;
    const portal = await startProofPortal(attack, {
      // Weakened: a new write without a guard, which claims to need none.
      weaken: (app) =>
        app.post('/api/privat/forsikring/svak', { config: { guard: 'back-channel' } }, () => 'gjort'),
    });
    let attempts = 0;
    const mine = await portal.logIn();
    const token = getToken(mine);
    const foreign = getToken(await portal.logIn());
    let fresh = await portal.logIn(LO_MEDLEM);
    const writes = portal.routes.filter(isWrite);

    const send = async (
      { method }: KnownRoute,
      url: string,
      request: Sent,
      browser = mine,
    ): Promise<number> => {
      attempts += 1;
      return (await browser.send(method, url, request)).statusCode;
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
      const change = (headers: Headers): Sent => ({ ...own, headers: { ...own.headers, ...headers } });
      // A form on a neighbouring site sends the cookie, but none of our headers.
      const { [REQUESTED_BY_HEADER]: _ours, [XSRF_HEADER]: _token, ...bare } = own.headers;
      const byForm = {
        headers: { ...bare, origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
        payload: '',
      };
      const forged: Record<string, Sent> = {
        'by a form elsewhere': byForm,
        [SPELT]: byForm,
        'from another site': change({ 'sec-fetch-site': 'cross-site' }),
        'from a neighbouring site': change({ 'sec-fetch-site': 'same-site' }),
        'from another origin': change({ origin: 'https://evil.example' }),
        'from a hidden origin': change({ origin: 'null' }),
        ...(!withoutToken.includes(route.url) && {
          'without a token': toOwn(mine, ''),
          'with another session’s token': toOwn(mine, foreign),
        }),
      };
      for (const [how, request] of Object.entries(forged)) {
        const status = await send(route, how === SPELT ? toSpelling(address) : address, request);
        // 409: the token was of another session, as in a form of an earlier page. 404: no such address.
        const isRefused = [403, 409].includes(status) || (status === 404 && how === SPELT);
        if (!isRefused) failures.push(`${name}: done ${how} (${status})`);
      }
      // Valid requests must succeed, or the proof would also pass for a portal that refuses everything. Made by
      // another customer, because some of the writes end the caller's logins.
      if ((await fresh.get(endpoints.getSession.path)).statusCode !== 200)
        fresh = await portal.logIn(LO_MEDLEM);
      const status = await send(route, address, toOwn(fresh, getToken(fresh)), fresh);
      if (status === 403 || status === 409) failures.push(`${name}: refused from our own page`);
    }
    Object.assign(figures, { 'routes that write': writes.length, attempts });
  },
};

/** The same address with its second character percent-encoded. */
function toSpelling(address: string): string {
  return `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`;
}
