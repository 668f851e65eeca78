import { endpoints } from '@portal/contract/endpoints.ts';
import { loggUtForm, startInnloggingForm } from '@portal/contract/forms/innlogging.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import type { Proof } from './proof.ts';
import { startProofPortal, toAddress, toCookie } from './proof-portal.ts';

const EVIL = 'evil.example';
const headers: Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
  { forwarded: `host=${EVIL};proto=https;for=203.0.113.7` },
  { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
  ...[EVIL, `${EVIL}:443`, `localhost.${EVIL}`, `${EVIL}#localhost`, `localhost@${EVIL}`].map((host) => ({
    host,
  })),
];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const proveHosts: Proof = {
  name: 'hosts',
  claim: 'A made-up host or forwarded header stands in no answer, and lends nobody another address',
  async prove(attack) {
    const { weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack, {
      // Weakened: every client on this machine is a trusted proxy, so forwarding headers are believed.
      variables: weaken ? { TRUST_PROXY: '127.0.0.1' } : {},
    });
    let requests = 0;
    const ask = (method: 'GET' | 'POST', url: string, sent: Record<string, string>, payload = '') => {
      requests += 1;
      return portal.app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', [REQUESTED_BY_HEADER]: REQUESTED_BY, ...sent },
        ...(payload !== '' && { payload }),
      });
    };
    const mine = toCookie(await portal.logIn());
    const reads = portal.routes.filter(({ method }) => method === 'GET');
    for (const made of headers) {
      // Every page and call, as a visitor and as a customer.
      const answers = [
        await ask('POST', startInnloggingForm.path, { ...made, ...FORM }, 'returnTo=/'),
        await ask('POST', loggUtForm.path, { ...made, ...FORM }, 'goto=/'),
        await ask('POST', endpoints.logout.path, made),
      ];
      for (const route of reads)
        for (const cookie of ['', mine])
          answers.push(await ask('GET', toAddress(route), { ...made, cookie, accept: 'text/html' }));
      for (const { raw, body, headers: answered } of answers)
        if (`${JSON.stringify(answered)}${body}`.includes(EVIL))
          failures.push(`${raw.req.method} ${raw.req.url} answers with what ${JSON.stringify(made)} says`);
    }
    // The feedback limit counts by address; a header must not give a sender new addresses.
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1) {
      const from = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` };
      const rating = JSON.stringify({ feedbackValue: 4, page: BASE_PATH });
      statuses.push((await ask('POST', endpoints.createTilbakemelding.path, from, rating)).statusCode);
    }
    if (!statuses.includes(429)) failures.push('forwarded addresses lead past the limit');
    // The origin of a write is compared with the real host, not with one named in a header.
    const forged = { origin: `https://${EVIL}`, 'x-forwarded-host': EVIL };
    const { statusCode } = await ask('POST', endpoints.logout.path, forged);
    if (statusCode !== 403) failures.push(`a forwarded host passes for our own (${statusCode})`);
    Object.assign(figures, { requests, 'kinds of header': headers.length });
  },
};
