import { endpoints } from '@portal/contract/endpoints.ts';
import { PROVIDER_LOGOUT_PATH } from '../../../server/src/session/provider-logout-route.ts';
import type { TokenTrickery } from '../../../server/src/testing/hostile-provider.ts';
import type { Proof } from './proof.ts';
import { STANDARD, startProofPortal, toOpaque } from './proof-portal.ts';

const signatures = ['none', 'hs256', 'hs256-public-key', 'unknown-key', 'embedded-key', 'tampered'] as const;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

function listTricks(): [string, TokenTrickery][] {
  const now = Math.floor(Date.now() / 1000);
  const wrong: Record<string, unknown[]> = {
    iss: [undefined, '', 'https://evil.example'],
    aud: [undefined, '', 'another'],
    iat: [undefined, '', now - 600, now + 3600],
    exp: [undefined, '', now - 120],
    jti: [undefined, '', 7],
    events: [undefined, '', {}, { [EVENT]: true }, { 'https://example.com': {} }],
    nonce: ['', 'n', null],
  };
  return [
    ...signatures.map((signature): [string, TokenTrickery] => [`signature ${signature}`, { signature }]),
    ['signature none, spelt otherwise', { signature: 'none', header: { alg: 'nOnE' } }],
    ['a header that must be understood', { header: { crit: ['x'], x: true } }],
    ['typ of an access token', { header: { typ: 'at+jwt' } }],
    ['an ID token', { header: { typ: 'JWT' }, claims: { events: undefined, nonce: 'n' } }],
    ['its own key address', { signature: 'unknown-key', header: { jku: 'https://evil.example/jwks' } }],
    ['neither sub nor sid', { claims: { sub: undefined, sid: undefined } }],
    ...Object.entries(wrong).flatMap(([name, values]) =>
      values.map((value): [string, TokenTrickery] => [
        `${name} ${JSON.stringify(value)}`,
        { claims: { [name]: value } },
      ]),
    ),
  ];
}

export const proveProviderLogout: Proof = {
  name: 'provider-logout',
  claim: 'Only the identity provider’s own word ends sessions, and each word once',
  async prove(services, { weaken }) {
    const portal = await startProofPortal(services);
    const failures: string[] = [];
    const { sub, sid } = toOpaque(STANDARD);
    const named = { sub, sid };
    const send = async (token: string) =>
      portal.app.inject({
        method: 'POST',
        url: PROVIDER_LOGOUT_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token: token }).toString(),
      });
    let browser = await portal.logIn();
    const isLoggedIn = async () =>
      'kfpSessionId' in (await browser.get(endpoints.getSessionStatus.path)).json();

    const tricks = listTricks();
    for (const [name, trickery] of tricks) {
      // Weakened: the provider's own, genuine token is sent.
      const trick = weaken ? {} : trickery;
      const { statusCode } = await send(
        portal.provider.createLogoutToken({ ...trick, claims: { ...named, ...trick.claims } }),
      );
      if (statusCode !== 400 || !(await isLoggedIn())) failures.push(`${name}: answered ${statusCode}`);
    }
    const good = portal.provider.createLogoutToken({ claims: named });
    const first = await send(good);
    if (first.statusCode !== 200 || (await isLoggedIn()))
      failures.push('the provider’s own word ends nothing');
    browser = await portal.logIn();
    const second = await send(good);
    if (second.statusCode !== 400 || !(await isLoggedIn())) failures.push('a word played again is obeyed');
    await portal.close();
    return { figures: { 'tokens that lie': tricks.length, replays: 1 }, failures };
  },
};
