import { endpoints } from '@portal/contract/endpoints.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import type { Proof } from './proof.ts';
import { startProofPortal, toAddress, toCookie } from './proof-portal.ts';

const EVIL = 'evil.example';
const hosts = [EVIL, `${EVIL}:443`, `localhost.${EVIL}`, `${EVIL}#localhost`, `localhost@${EVIL}`];
const forwarded: Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
  { forwarded: `host=${EVIL};proto=https;for=203.0.113.7` },
  { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
];

export const proveHosts: Proof = {
  name: 'hosts',
  claim: 'A made-up host or forwarded header stands in no answer, and lends nobody another address',
  async prove(services, { weaken }) {
    const portal = await startProofPortal(services, {
      // Weakened: every client on this machine is a trusted proxy, so forwarding headers are believed.
      variables: weaken ? { TRUST_PROXY: '127.0.0.1' } : {},
    });
    const failures: string[] = [];
    let requests = 0;
    const ask = async (
      method: 'GET' | 'POST',
      url: string,
      headers: Record<string, string>,
      payload?: string,
    ) => {
      requests += 1;
      return portal.app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', [REQUESTED_BY_HEADER]: REQUESTED_BY, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    };
    const all = [...hosts.map((host) => ({ host })), ...forwarded];
    const mine = toCookie(await portal.logIn());
    for (const headers of all) {
      // Every page and call, as a visitor and as a customer.
      for (const route of portal.routes.filter(({ method }) => method === 'GET'))
        for (const cookie of ['', mine]) {
          const answer = await ask('GET', toAddress(route), { ...headers, cookie, accept: 'text/html' });
          if (`${JSON.stringify(answer.headers)}${answer.body}`.includes(EVIL))
            failures.push(`GET ${route.url} answers with what ${JSON.stringify(headers)} says`);
        }
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const answers = [
        await ask('GET', BASE_PATH, headers),
        await ask('GET', '/', headers),
        await ask('GET', '/auth/frame', headers),
        await ask('GET', endpoints.getLogin.path, headers),
        await ask('GET', endpoints.getClientContext.path, headers),
        await ask('POST', '/auth/start', { ...headers, ...form }, 'returnTo=/'),
        await ask('POST', endpoints.logout.path, headers),
        await ask('GET', '/auth/callback?code=x&state=y', headers),
      ];
      for (const { body, headers: answered } of answers) {
        if (`${JSON.stringify(answered)}${body}`.includes(EVIL))
          failures.push(`${JSON.stringify(headers)} comes back in an answer`);
      }
    }
    // The feedback limit counts by address; a header must not give a sender new addresses.
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1) {
      const answer = await ask(
        'POST',
        endpoints.createTilbakemelding.path,
        { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
        JSON.stringify({ feedbackValue: 4, page: BASE_PATH }),
      );
      statuses.push(answer.statusCode);
    }
    if (!statuses.includes(429)) failures.push('forwarded addresses lead past the limit');
    // The origin of a write is compared with the real host, not with one named in a header.
    const forged = await ask('POST', endpoints.logout.path, {
      origin: `https://${EVIL}`,
      'x-forwarded-host': EVIL,
    });
    if (forged.statusCode !== 403)
      failures.push(`a forwarded host passes for our own (${forged.statusCode})`);
    await portal.close();
    return { figures: { requests, 'kinds of header': all.length }, failures };
  },
};
